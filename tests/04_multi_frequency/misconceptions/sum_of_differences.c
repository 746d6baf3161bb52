/* This is what you get when the absolute differences are added. A distance is
 * the root of the sum of the squares, and only that is the same for all
 * positions with one offset.
 *
 * read: near-and-far */
#include "multi_frequency.h"

#include <math.h>

static double apart(size_t p, size_t q, size_t m, const double w[m])
{
    double sum = 0;

    for (size_t i = 0; i < m; i++)
        sum += fabs(sin((double)q * w[i]) - sin((double)p * w[i])) +
               fabs(cos((double)q * w[i]) - cos((double)p * w[i]));
    return sum;
}

double closest_distance(size_t n, size_t m, const double w[m])
{
    double closest = apart(0, 1, m, w);

    for (size_t q = 2; q < n; q++)
        for (size_t p = 0; p < q; p++)
            closest = fmin(closest, apart(p, q, m, w));
    return closest;
}
