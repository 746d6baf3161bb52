/* The search starts with INFINITY: its start is no mistake.
 *
 * of: closest_values
 * kind: wrong
 * say: No pair was looked at
 * never: number with which */
#include "single_sine.h"

#include <math.h>

double closest_values(size_t n, const double value[n], size_t *p, size_t *q)
{
    double closest = INFINITY;

    for (size_t a = 0; a < n; a++)
        for (size_t b = a + 1; b < n - 1; b++)
            if (fabs(value[a] - value[b]) < closest) {
                closest = fabs(value[a] - value[b]);
                *p = a;
                *q = b;
            }
    return closest;
}
