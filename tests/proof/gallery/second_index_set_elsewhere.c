/* *q is the last index of all, whichever pair is closest.
 *
 * of: closest_values
 * kind: wrong
 * say: Are \*p and \*q set where
 * never: The result must be */
#include "single_sine.h"

#include <math.h>

double closest_values(size_t n, const double v[n], size_t *p, size_t *q)
{
    double closest = INFINITY;

    for (size_t a = 0; a < n; a++)
        for (size_t b = a + 1; b < n; b++) {
            if (fabs(v[a] - v[b]) < closest) {
                closest = fabs(v[a] - v[b]);
                *p = a;
            }
            *q = b;
        }
    return closest;
}
