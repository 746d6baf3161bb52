/* of: closest_values
 * kind: wrong
 * say: value of the smallest size */
#include "single_sine.h"

#include <math.h>

double closest_values(size_t n, const double value[n], size_t *p, size_t *q)
{
    *p = 0;
    *q = 1;
    for (size_t k = 2; k < n; k++) {
        if (fabs(value[k]) < fabs(value[*p]))
            *p = k;
        else if (fabs(value[k]) < fabs(value[*q]))
            *q = k;
    }
    return fabs(value[*p] - value[*q]);
}
