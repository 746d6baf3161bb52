/* A number that no two sines are apart by more than, as the start.
 *
 * of: closest_values
 * kind: wrong
 * say: not the number with which the search started
 * never: the sign of each value */
#include "single_sine.h"

#include <math.h>

double closest_values(size_t n, const double value[n], size_t *p, size_t *q)
{
    double best = 2;

    *p = 0;
    *q = 1;
    for (size_t a = 0; a < n; a++)
        for (size_t b = a + 1; b < n; b++)
            if (fabs(value[a] - value[b]) < best) {
                best = fabs(value[a] - value[b]);
                *p = a;
                *q = b;
            }
    return best;
}
