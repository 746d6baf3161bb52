/* This is what you get when the search for the smallest distance starts with
 * the value 1. A pair that is further apart than 1 is never taken, and the
 * indices keep their first values. Start with the distance of the first pair.
 *
 * read: every-pair-not-only-the-neighbours */
#include "single_sine.h"

#include <math.h>

double closest_values(size_t n, const double value[n], size_t *p, size_t *q)
{
    double closest = 1;

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
