/* This is what you get when the second half is filled from its end. The partner
 * of number i is number i + d/2, so both halves run in one direction.
 *
 * read: from-neighbours-to-halves */
#include "rotary.h"

void halves_from_pairs(size_t d, const double pairs[d], double halves[d])
{
    for (size_t i = 0; i < d / 2; i++) {
        halves[i] = pairs[2 * i];
        halves[d - 1 - i] = pairs[2 * i + 1];
    }
}
