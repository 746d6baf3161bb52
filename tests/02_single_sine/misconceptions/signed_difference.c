/* This is what you get when differences are compared with their sign. The
 * smallest is then the most negative one, and its two values lie far apart.
 * Compare absolute values.
 *
 * read: every-pair-not-only-the-neighbours */
#include "single_sine.h"

#include <math.h>

double closest_values(size_t n, const double value[n], size_t *p, size_t *q)
{
    double closest = INFINITY;

    for (size_t a = 0; a < n; a++)
        for (size_t b = a + 1; b < n; b++) {
            double distance = value[a] - value[b];

            if (distance < closest) {
                closest = distance;
                *p = a;
                *q = b;
            }
        }
    return closest;
}
