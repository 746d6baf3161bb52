/* *p and *q have changed places, and the loops are right.
 *
 * of: closest_values
 * kind: wrong
 * say: Is it set from the first loop, and does the second loop begin behind */
#include "single_sine.h"

#include <math.h>

double closest_values(size_t n, const double value[n], size_t *p, size_t *q)
{
    double least = INFINITY;

    for (size_t a = 0; a < n; a++)
        for (size_t b = a + 1; b < n; b++)
            if (fabs(value[a] - value[b]) < least) {
                least = fabs(value[a] - value[b]);
                *q = a;
                *p = b;
            }
    return least;
}
