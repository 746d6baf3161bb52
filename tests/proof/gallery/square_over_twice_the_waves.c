/* A mean under the root.
 *
 * of: closest_distance
 * kind: wrong
 * say: divided by the root of 2\. Is something divided by 2 or halved */
#include "multi_frequency.h"

#include <math.h>

static double distance_at(size_t offset, size_t m, const double w[m])
{
    double square = 0;

    for (size_t i = 0; i < m; i++) {
        double chord = 2 * sin((double)offset * w[i] / 2);

        square += chord * chord;
    }
    return sqrt(square / (2 * (double)m));
}

double closest_distance(size_t n, size_t m, const double w[m])
{
    double closest = distance_at(1, m, w);

    for (size_t offset = 2; offset < n; offset++)
        closest = fmin(closest, distance_at(offset, m, w));
    return closest;
}
