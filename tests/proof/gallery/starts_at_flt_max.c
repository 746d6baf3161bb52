/* of: closest_values
 * kind: wrong
 * say: not the number with which the search started
 * never: Their sizes are */
#include "single_sine.h"

#include <float.h>
#include <math.h>

double closest_values(size_t n, const double value[n], size_t *p, size_t *q)
{
    double best = FLT_MAX;

    *p = 0;
    *q = 1;
    for (size_t i = 0; i < n; i++)
        for (size_t j = i + 1; j < n; j++) {
            double distance = fabs(value[i] - value[j]);

            if (distance < best) {
                best = distance;
                *p = i;
                *q = j;
            }
        }
    return best;
}
