/* This is what you get when the search for the smallest distance starts with
 * the value 0. No distance is less than 0, so no pair is ever taken. Start with
 * the distance of the first pair, or with INFINITY.
 *
 * read: write-closest_values */
#include "single_sine.h"

#include <math.h>

double closest_values(size_t n, const double value[n], size_t *p, size_t *q)
{
    double closest = 0;

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
