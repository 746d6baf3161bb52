/* This is what you get when the numbers stay where they are. The first number
 * of each pair goes into the first half, the second into the second.
 *
 * read: from-neighbours-to-halves */
#include "rotary.h"

void halves_from_pairs(size_t d, const double pairs[d], double halves[d])
{
    for (size_t i = 0; i < d / 2; i++) {
        halves[i] = pairs[i];
        halves[i + d / 2] = pairs[i + d / 2];
    }
}
