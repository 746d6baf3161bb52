/* No neighbours are compared but the first two.
 *
 * of: closest_values
 * kind: wrong
 * never: first half of the list */
#include "single_sine.h"

#include <math.h>

double closest_values(size_t n, const double v[n], size_t *p, size_t *q)
{
    *p = 0;
    *q = 1;
    for (size_t a = 0; a < n; a++)
        for (size_t b = a + 2; b < n; b++)
            if (fabs(v[a] - v[b]) < fabs(v[*p] - v[*q])) {
                *p = a;
                *q = b;
            }
    return fabs(v[*p] - v[*q]);
}
