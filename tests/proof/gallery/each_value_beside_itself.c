/* The second loop begins at 0.
 *
 * of: closest_values
 * kind: wrong
 * say: no value should be compared with itself
 * never: but no value is compared */
#include "single_sine.h"

#include <math.h>

double closest_values(size_t n, const double value[n], size_t *p, size_t *q)
{
    double closest = INFINITY;

    for (size_t a = 0; a < n; a++)
        for (size_t b = 0; b < n; b++) {
            double distance = fabs(value[a] - value[b]);

            if (distance <= closest) {
                closest = distance;
                *p = a;
                *q = b;
            }
        }
    return closest;
}
