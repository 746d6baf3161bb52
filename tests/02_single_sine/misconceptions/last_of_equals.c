/* This is what you get when a pair that is only as close as the best so far
 * replaces it. Of several equally close pairs the last one stays.
 *
 * read: which-pair-if-several-are-equally-close
 */
#include "single_sine.h"

#include <math.h>

double closest_values(size_t n, const double value[n], size_t *p, size_t *q)
{
    double closest = INFINITY;

    for (size_t a = 0; a < n; a++)
        for (size_t b = a + 1; b < n; b++) {
            double distance = fabs(value[a] - value[b]);

            if (distance <= closest) {
                closest = distance;
                *p = a;
                *q = b;
            }
        }
    return closest;
}
