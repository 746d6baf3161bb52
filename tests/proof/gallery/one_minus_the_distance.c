/* 1 minus the distance: it is small for two positions, and below 0 for more.
 *
 * of: closest_distance
 * kind: wrong
 * never: same number comes back|start with */
#include "multi_frequency.h"

#include <math.h>

double closest_distance(size_t n, size_t m, const double w[m])
{
    double least = INFINITY;

    for (size_t k = 1; k < n; k++) {
        double sum = 0;

        for (size_t i = 0; i < m; i++)
            sum += 2 - 2 * cos((double)k * w[i]);
        least = fmin(least, 1 - sqrt(sum));
    }
    return least;
}
