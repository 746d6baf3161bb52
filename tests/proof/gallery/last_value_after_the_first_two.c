/* The search starts with the first two, which may be the last.
 *
 * of: closest_values
 * kind: wrong
 * say: ^The last value is compared with no other here */
#include "single_sine.h"

#include <math.h>

double closest_values(size_t n, const double value[n], size_t *p, size_t *q)
{
    double smallest = fabs(value[0] - value[1]);

    *p = 0;
    *q = 1;
    for (size_t a = 0; a + 1 < n; a++)
        for (size_t b = a + 1; b < n - 1; b++)
            if (fabs(value[b] - value[a]) < smallest) {
                smallest = fabs(value[b] - value[a]);
                *p = a;
                *q = b;
            }
    return smallest;
}
