/* This is what you get when the difference is squared, and no root is taken.
 * The pair is the right one, but its distance is the square of what it should
 * be. fabs gives the size of a difference directly.
 *
 * read: every-pair-not-only-the-neighbours */
#include "single_sine.h"

#include <math.h>

double closest_values(size_t n, const double value[n], size_t *p, size_t *q)
{
    double closest = INFINITY;

    for (size_t a = 0; a < n; a++)
        for (size_t b = a + 1; b < n; b++) {
            double difference = value[a] - value[b];
            double distance = difference * difference;

            if (distance < closest) {
                closest = distance;
                *p = a;
                *q = b;
            }
        }
    return closest;
}
