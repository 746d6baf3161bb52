/* of: closest_values
 * kind: wrong
 * never: the last index */
#include "single_sine.h"

#include <math.h>

double closest_values(size_t n, const double value[n], size_t *p, size_t *q)
{
    double closest = INFINITY;

    for (size_t a = 0; a < n; a++)
        for (size_t b = a + 1; b < n; b++) {
            double distance = fabs(value[a] - value[b]);

            if (distance < closest) {
                closest = distance;
                *p = (size_t)fabs(value[a]);
                *q = b;
            }
        }
    return closest;
}
