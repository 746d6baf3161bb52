/* of: closest_values
 * say: sets the pointer alone
 * never: every number is 1.8 */
#include "single_sine.h"

#include <math.h>

double closest_values(size_t n, const double v[n], size_t *p, size_t *q)
{
    double b = INFINITY;
    for (size_t i = 0; i < n; i++)
        for (size_t j = i + 1; j < n; j++)
            if (fabs(v[i] - v[j]) < b) {
                b = fabs(v[i] - v[j]);
                p = &i;
                q = &j;
            }
    (void)p;
    (void)q;
    return b;
}
