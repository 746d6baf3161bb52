/* This is what you get when the search for the smallest distance starts with
 * the value 1. Where no two positions are closer than that, the answer is 1.
 * Start with the distance of positions 0 and 1.
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
    double best = 1;

    for (size_t offset = 1; offset < n; offset++)
        best = fmin(best, distance_at(offset, m, w));
    return best;
}
