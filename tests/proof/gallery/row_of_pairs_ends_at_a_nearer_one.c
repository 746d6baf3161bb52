/* A break leaves out the pairs behind the first one that is nearer.
 *
 * of: closest_values
 * kind: wrong
 * never: value of the smallest size */
#include "single_sine.h"

#include <math.h>

double closest_values(size_t n, const double value[n], size_t *p, size_t *q)
{
    double least = INFINITY;

    for (size_t i = 0; i + 1 < n; i++)
        for (size_t j = i + 1; j < n; j++)
            if (fabs(value[i] - value[j]) < least) {
                least = fabs(value[i] - value[j]);
                *p = i;
                *q = j;
                break;
            }
    return least;
}
