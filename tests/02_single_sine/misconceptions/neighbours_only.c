/* This is what you get when each value is compared only with the next one in
 * the list. Positions 11 and 344 are no neighbours, so they are never compared.
 *
 * read: every-pair-not-only-the-neighbours */
#include "single_sine.h"

#include <math.h>

double closest_values(size_t n, const double value[n], size_t *p, size_t *q)
{
    double closest = INFINITY;

    for (size_t a = 0; a + 1 < n; a++) {
        double distance = fabs(value[a] - value[a + 1]);

        if (distance < closest) {
            closest = distance;
            *p = a;
            *q = a + 1;
        }
    }
    return closest;
}
