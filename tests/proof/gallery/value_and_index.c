/* The value of the first, and the index of the second.
 *
 * of: closest_values
 * kind: wrong
 * say: \*p is a value of the list here */
#include "single_sine.h"

#include <math.h>

double closest_values(size_t n, const double value[n], size_t *p, size_t *q)
{
    double closest = INFINITY;

    for (size_t a = 0; a < n; a++)
        for (size_t b = a + 1; b < n; b++)
            if (fabs(value[a] - value[b]) < closest) {
                closest = fabs(value[a] - value[b]);
                *p = (size_t)(long)value[a];
                *q = b;
            }
    return closest;
}
