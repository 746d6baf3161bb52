/* This is what you get when the order is applied the other way round, from
 * halves to neighbours. With 2 or 4 numbers there is no difference, but with 6
 * there is.
 *
 * read: from-neighbours-to-halves */
#include "rotary.h"

void halves_from_pairs(size_t d, const double pairs[d], double halves[d])
{
    for (size_t i = 0; i < d / 2; i++) {
        halves[2 * i] = pairs[i];
        halves[2 * i + 1] = pairs[i + d / 2];
    }
}
