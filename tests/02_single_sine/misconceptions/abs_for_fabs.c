/* This is what you get when the distance becomes an int: either abs is used in
 * place of fabs, or the distance is kept in an int. The decimals are lost, and
 * most sines seem to be equal.
 *
 * read: every-pair-not-only-the-neighbours */
#include "single_sine.h"

#include <math.h>
#include <stdlib.h>

double closest_values(size_t n, const double value[n], size_t *p, size_t *q)
{
    double closest = INFINITY;

    for (size_t a = 0; a < n; a++)
        for (size_t b = a + 1; b < n; b++) {
            double distance = abs((int)(value[a] - value[b]));

            if (distance < closest) {
                closest = distance;
                *p = a;
                *q = b;
            }
        }
    return closest;
}
