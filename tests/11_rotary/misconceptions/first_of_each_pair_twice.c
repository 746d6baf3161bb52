/* This is what you get when both halves hold the first number of each pair.
 * The second half holds the others, of odd indices.
 *
 * read: from-neighbours-to-halves */
#include "rotary.h"

void halves_from_pairs(size_t d, const double pairs[d], double halves[d])
{
    for (size_t i = 0; i < d / 2; i++) {
        halves[i] = pairs[2 * i];
        halves[i + d / 2] = pairs[2 * i];
    }
}
