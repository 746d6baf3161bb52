/* Only the pairs of the first value are compared.
 *
 * of: closest_values
 * kind: wrong
 * say: ^\*p: every number is 0 in every call that this test made */
#include "single_sine.h"

#include <math.h>

double closest_values(size_t n, const double value[n], size_t *p, size_t *q)
{
    double closest = INFINITY;

    for (size_t a = 0; a < n; a++)
        if (a == 0)
            for (size_t b = a + 1; b < n; b++) {
                double distance = fabs(value[a] - value[b]);

                if (distance < closest) {
                    closest = distance;
                    *p = a;
                    *q = b;
                }
            }
    return closest;
}
