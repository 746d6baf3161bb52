/* Another cause of the numbers of a known mistake.
 *
 * of: closest_values
 * kind: last_of_equals
 * say: a loop runs from the end
 * never: get when an equally close pair replaces */
#include "single_sine.h"

#include <math.h>

double closest_values(size_t n, const double value[n], size_t *p, size_t *q)
{
    double closest = INFINITY;

    for (size_t a = n; a-- > 0;)
        for (size_t b = a + 1; b < n; b++)
            if (fabs(value[a] - value[b]) < closest) {
                closest = fabs(value[a] - value[b]);
                *p = a;
                *q = b;
            }
    return closest;
}
