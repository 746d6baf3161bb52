/* Sines alone.
 *
 * of: closest_distance
 * kind: wrong
 * say: as the difference of the two sines alone is\. */
#include "multi_frequency.h"

#include <math.h>

static double distance_at(size_t offset, size_t m, const double w[m])
{
    double square = 0;

    for (size_t i = 0; i < m; i++) {
        double chord = sin((double)offset * w[i]);

        square += chord * chord;
    }
    return sqrt(square);
}

double closest_distance(size_t n, size_t m, const double w[m])
{
    double closest = distance_at(1, m, w);

    for (size_t offset = 2; offset < n; offset++)
        closest = fmin(closest, distance_at(offset, m, w));
    return closest;
}
