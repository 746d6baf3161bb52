/* This is what you get when the search for the smallest distance starts with
 * 0, or nearly 0 as DBL_MIN is, and the indices 0 and 1: no distance is less.
 * Start with that of the first pair, or with INFINITY. Or is a value compared
 * with itself, at a distance of 0? The second loop begins behind the first.
 *
 * read: write-closest_values */
#include "single_sine.h"

#include <math.h>

double closest_values(size_t n, const double value[n], size_t *p, size_t *q)
{
    double closest = 0;

    *p = 0;
    *q = 1;

    for (size_t a = 0; a < n; a++)
        for (size_t b = a + 1; b < n; b++) {
            double distance = fabs(value[a] - value[b]);

            if (distance < closest) {
                closest = distance;
                *p = a;
                *q = b;
            }
        }
    return closest;
}
