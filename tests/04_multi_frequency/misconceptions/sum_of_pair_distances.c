/* This is what you get when the distances of the single pairs are added. The
 * pairs are at right angles to each other, so their squares add up, as
 * Pythagoras says.
 *
 * read: near-and-far */
#include "multi_frequency.h"

#include <math.h>

static double distance_at(size_t offset, size_t m, const double w[m])
{
    double sum = 0;

    for (size_t i = 0; i < m; i++)
        sum += fabs(2 * sin((double)offset * w[i] / 2));
    return sum;
}

double closest_distance(size_t n, size_t m, const double w[m])
{
    double closest = distance_at(1, m, w);

    for (size_t offset = 2; offset < n; offset++)
        closest = fmin(closest, distance_at(offset, m, w));
    return closest;
}
