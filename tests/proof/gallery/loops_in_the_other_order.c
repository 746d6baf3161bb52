/* of: closest_values
 * kind: wrong
 * say: equally close
 * never: by a billionth|compared with no other */
#include "single_sine.h"

#include <math.h>

double closest_values(size_t n, const double value[n], size_t *p, size_t *q)
{
    double best = INFINITY;

    for (size_t j = 0; j < n; j++)
        for (size_t i = 0; i < j; i++) {
            double distance = fabs(value[i] - value[j]);

            if (distance < best) {
                best = distance;
                *p = i;
                *q = j;
            }
        }
    return best;
}
