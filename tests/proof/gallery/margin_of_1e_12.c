/* of: closest_values
 * kind: wrong
 * say: compared with a margin */
#include "single_sine.h"

#include <math.h>

double closest_values(size_t n, const double value[n], size_t *p, size_t *q)
{
    double best = INFINITY;

    for (size_t i = 0; i < n; i++)
        for (size_t j = i + 1; j < n; j++) {
            double distance = fabs(value[i] - value[j]);

            if (distance < best - 1e-12) {
                best = distance;
                *p = i;
                *q = j;
            }
        }
    return best;
}
