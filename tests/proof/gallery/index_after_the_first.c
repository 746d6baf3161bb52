/* *p is one too large, and set in the right place.
 *
 * of: closest_values
 * kind: wrong
 * say: is found, to its two indices, and nowhere else */
#include "single_sine.h"

#include <math.h>

double closest_values(size_t n, const double value[n], size_t *p, size_t *q)
{
    double least = INFINITY;

    for (size_t a = 0; a < n; a++)
        for (size_t b = a + 1; b < n; b++)
            if (fabs(value[a] - value[b]) < least) {
                least = fabs(value[a] - value[b]);
                *p = a + 1;
                *q = b;
            }
    return least;
}
