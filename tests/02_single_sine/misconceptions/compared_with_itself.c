/* This is what you get in either of two ways. Either a value is also compared
 * with itself, and is at distance 0. Or the search starts with the distance 0
 * and the indices 0 and 0. No pair is closer than 0.
 *
 * read: every-pair-not-only-the-neighbours */
#include "single_sine.h"

#include <math.h>

double closest_values(size_t n, const double value[n], size_t *p, size_t *q)
{
    double closest = INFINITY;

    for (size_t a = 0; a < n; a++)
        for (size_t b = a; b < n; b++) {
            double distance = fabs(value[a] - value[b]);

            if (distance < closest) {
                closest = distance;
                *p = a;
                *q = b;
            }
        }
    return closest;
}
