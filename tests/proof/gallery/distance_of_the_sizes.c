/* of: closest_values
 * kind: wrong
 * say: the sign of each value counts */
#include "single_sine.h"

#include <math.h>

double closest_values(size_t n, const double value[n], size_t *p, size_t *q)
{
    double best = INFINITY;

    for (size_t a = 0; a < n; a++)
        for (size_t b = a + 1; b < n; b++) {
            double gap = fabs(fabs(value[a]) - fabs(value[b]));

            if (gap < best) {
                best = gap;
                *p = a;
                *q = b;
            }
        }
    return best;
}
