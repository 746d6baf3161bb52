/* This is what you get when the second numbers of the pairs come first. The
 * first half holds the numbers with an even index.
 *
 * read: from-neighbours-to-halves */
#include "rotary.h"

void halves_from_pairs(size_t d, const double pairs[d], double halves[d])
{
    for (size_t i = 0; i < d / 2; i++) {
        halves[i] = pairs[2 * i + 1];
        halves[i + d / 2] = pairs[2 * i];
    }
}
