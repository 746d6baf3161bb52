/* This is what you get when only the sines are compared. A rising and a falling
 * wave can have the same sine at two positions. Their cosines tell the two
 * apart.
 *
 * read: near-and-far */
#include "multi_frequency.h"

#include <math.h>

static double apart(size_t p, size_t q, size_t m, const double w[m])
{
    double square = 0;

    for (size_t i = 0; i < m; i++)
        square += pow(sin((double)q * w[i]) - sin((double)p * w[i]), 2);
    return sqrt(square);
}

double closest_distance(size_t n, size_t m, const double w[m])
{
    double closest = apart(0, 1, m, w);

    for (size_t q = 2; q < n; q++)
        for (size_t p = 0; p < q; p++)
            closest = fmin(closest, apart(p, q, m, w));
    return closest;
}
