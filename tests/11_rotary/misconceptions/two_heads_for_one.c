/* This is what you get when the numbers are taken for those of two heads, and
 * each head is reordered by itself. Here they are one head: all even indices
 * come first. Weights of keys have fewer heads than weights of queries, and a
 * wrong count does this.
 *
 * read: from-neighbours-to-halves
 * shipped: https://github.com/huggingface/transformers/pull/31788 */
#include "rotary.h"

void halves_from_pairs(size_t d, const double pairs[d], double halves[d])
{
    size_t heads = d % 4 == 0 ? 2 : 1, width = d / heads;

    for (size_t first = 0; first < d; first += width)
        for (size_t i = 0; i < width / 2; i++) {
            halves[first + i] = pairs[first + 2 * i];
            halves[first + width / 2 + i] = pairs[first + 2 * i + 1];
        }
}
