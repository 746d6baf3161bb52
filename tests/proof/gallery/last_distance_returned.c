/* The last distance is returned, and not the smallest.
 *
 * of: closest_values
 * kind: wrong
 * say: the distance of the last two
 * never: rounded to an int */
#include "single_sine.h"

#include <math.h>

double closest_values(size_t n, const double value[n], size_t *p, size_t *q)
{
    double best = INFINITY, gap = 0;

    for (size_t a = 0; a < n; a++)
        for (size_t b = a + 1; b < n; b++) {
            gap = fabs(value[a] - value[b]);
            if (gap < best) {
                best = gap;
                *p = a;
                *q = b;
            }
        }
    return gap;
}
