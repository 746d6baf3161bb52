/* The sine is a cosine, a quarter of a turn late. All pairs are compared from
 * the last to the first, so an equal pair replaces the one before it. The
 * distance is the larger value less the smaller. */
#include "single_sine.h"

#include <math.h>

double single_sine(double pos)
{
    return cos(pos - 3.14159265358979323846 / 2);
}

double closest_values(size_t n, const double value[n], size_t *p, size_t *q)
{
    double closest = fabs(value[n - 1] - value[n - 2]);

    *p = n - 2;
    *q = n - 1;
    for (size_t a = n - 1; a-- > 0;)
        for (size_t b = n - 1; b > a; b--) {
            double distance =
                fmax(value[a], value[b]) - fmin(value[a], value[b]);

            if (distance <= closest) {
                closest = distance;
                *p = a;
                *q = b;
            }
        }
    return closest;
}
