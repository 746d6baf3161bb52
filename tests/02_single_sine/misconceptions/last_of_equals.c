/* This is what you get when of several equally close pairs the last one stays.
 * Either a pair that is only equally close replaces the best so far, as with
 * <= in place of <. Or a loop runs from the end. The contract asks for the
 * first.
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
