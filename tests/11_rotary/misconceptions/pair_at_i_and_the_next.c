/* This is what you get when pair i is read at i and i + 1, so that neighbouring
 * pairs share a number. It stands at 2i and 2i + 1.
 *
 * read: from-neighbours-to-halves */
#include "rotary.h"

void halves_from_pairs(size_t d, const double pairs[d], double halves[d])
{
    for (size_t i = 0; i < d / 2; i++) {
        halves[i] = pairs[i];
        halves[i + d / 2] = pairs[i + 1];
    }
}
