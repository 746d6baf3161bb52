/* This is what you get when only the sines are compared. A rising and a falling
 * wave can have the same sine at two positions. Their cosines tell the two
 * apart.
 *
 * read: near-and-far */
#include "multi_frequency.h"

#include <math.h>

static double apart(size_t m, const double p[m], const double q[m])
{
    double square = 0;

    for (size_t i = 0; i < m; i++)
        square += (q[i] - p[i]) * (q[i] - p[i]);
    return sqrt(square);
}

double closest_distance(size_t n, size_t m, const double w[m])
{
    double sine[n][m], closest = INFINITY;

    for (size_t q = 0; q < n; q++) {
        for (size_t i = 0; i < m; i++)
            sine[q][i] = sin((double)q * w[i]);
        for (size_t p = 0; p < q; p++)
            closest = fmin(closest, apart(m, sine[p], sine[q]));
    }
    return closest;
}
