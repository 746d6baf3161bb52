/* The search starts with the first pair, and its indices are not set.
 *
 * of: closest_values
 * kind: wrong
 * say: set .p and .q there, too
 * never: number with which */
#include "single_sine.h"

#include <math.h>

double closest_values(size_t n, const double value[n], size_t *p, size_t *q)
{
    double closest = fabs(value[0] - value[1]);

    for (size_t a = 0; a < n; a++)
        for (size_t b = a + 1; b < n; b++)
            if (fabs(value[a] - value[b]) < closest) {
                closest = fabs(value[a] - value[b]);
                *p = a;
                *q = b;
            }
    return closest;
}
