/* This is what you get when the rows are taken for those of two heads, and each
 * half of the matrix is reordered by itself. One table of sines has one order:
 * the rows of all sines come first.
 *
 * read: which-rows-move
 * shipped: https://github.com/huggingface/transformers/pull/31788 */
#include "in_the_wild.h"

#include <string.h>

void reorder_weights(size_t d_model, size_t d_out,
                     const double woven[d_model][d_out],
                     double halves[d_model][d_out])
{
    size_t heads = d_model % 4 == 0 ? 2 : 1, width = d_model / heads;

    for (size_t first = 0; first < d_model; first += width)
        for (size_t i = 0; i < width / 2; i++) {
            memcpy(halves[first + i], woven[first + 2 * i], sizeof halves[0]);
            memcpy(halves[first + width / 2 + i], woven[first + 2 * i + 1],
                   sizeof halves[0]);
        }
}
