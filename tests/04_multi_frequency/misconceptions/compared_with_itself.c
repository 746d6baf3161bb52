/* This is what you get when the smallest distance found is 0, or next to it.
 * Either each position is also compared with itself, or both banks are in one
 * array. Or the search starts with 0, or DBL_MIN, and no distance is smaller.
 * Or distances come out as 0: between whole numbers 1 / 2 is 0 in C.
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
    double best = distance_at(1, m, w);

    for (size_t offset = 0; offset < n; offset++)
        best = fmin(best, distance_at(offset, m, w));
    return best;
}
