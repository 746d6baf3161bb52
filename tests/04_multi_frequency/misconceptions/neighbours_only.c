/* This is what you get when the answer is always the distance of neighbours.
 * Either no others are compared, and after a few turns a position far away can
 * be closer. Or the sum of the squares only grows: set it to 0 for each pair of
 * positions. Or the last distance is returned, not the smallest.
 *
 * read: how-close-the-closest-two-come */
#include "multi_frequency.h"

#include <math.h>

static double distance_at(size_t offset, size_t m, const double w[m])
{
    double square = 0;

    for (size_t i = 0; i < m; i++)
        square += pow(2 * sin((double)offset * w[i] / 2), 2);
    return sqrt(square);
}

double closest_distance(size_t n, size_t m, const double w[m])
{
    (void)n;
    return distance_at(1, m, w);
}
