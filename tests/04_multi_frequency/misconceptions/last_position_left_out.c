/* This is what you get when the last position, or the first, is left out. The
 * offset n - 1, from the first position to the last, counts too.
 *
 * read: as-many-positions-as-you-expect */
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

    for (size_t offset = 2; offset + 1 < n; offset++)
        best = fmin(best, distance_at(offset, m, w));
    return best;
}
