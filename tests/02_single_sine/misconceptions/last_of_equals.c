/* This is what you get when an equally close pair replaces the best pair so
 * far. Of several equally close pairs the last one stays. The contract asks for
 * the first.
 *
 * read: which-pair-if-several-are-equally-close */
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
