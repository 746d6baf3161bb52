/* This is what you get when the second half keeps its numbers as they stand.
 * It holds the second number of each pair.
 *
 * read: from-neighbours-to-halves */
#include "rotary.h"

void halves_from_pairs(size_t d, const double pairs[d], double halves[d])
{
    for (size_t i = 0; i < d / 2; i++) {
        halves[i] = pairs[2 * i];
        halves[i + d / 2] = pairs[i + d / 2];
    }
}
