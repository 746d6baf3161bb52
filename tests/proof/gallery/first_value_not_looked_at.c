/* The first loop begins with 1.
 *
 * of: closest_values
 * kind: wrong
 * say: The first value is compared with no other here
 * never: last index that there is */
#include "single_sine.h"

#include <math.h>

double closest_values(size_t n, const double value[n], size_t *p, size_t *q)
{
    double least = fabs(value[0] - value[1]);

    *p = 0;
    *q = 1;
    for (size_t a = 1; a < n; a++)
        for (size_t b = a + 1; b < n; b++)
            if (fabs(value[a] - value[b]) < least) {
                least = fabs(value[a] - value[b]);
                *p = a;
                *q = b;
            }
    return least;
}
