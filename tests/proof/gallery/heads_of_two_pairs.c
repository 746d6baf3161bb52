/* The numbers are reordered four by four, where they are eight or more.
 *
 * of: halves_from_pairs
 * kind: wrong
 * say: The 8 numbers are reordered as if they were 2 heads */
#include "rotary.h"

void halves_from_pairs(size_t d, const double pairs[d], double halves[d])
{
    size_t width = d % 4 == 0 && d > 4 ? 4 : d;

    for (size_t k = 0; k < d; k++) {
        size_t first = k / width * width, in = k - first;

        halves[first + in / 2 + in % 2 * width / 2] = pairs[k];
    }
}
