/* This is what you get when only the number that differs most is used. The
 * distance uses all of them: it is the root of the sum of all squares.
 *
 * read: near-and-far */
#include "multi_frequency.h"

#include <math.h>

static double apart(size_t m, const double p[2 * m], const double q[2 * m])
{
    double largest = 0;

    for (size_t k = 0; k < 2 * m; k++)
        largest = fmax(largest, fabs(q[k] - p[k]));
    return largest;
}

double closest_distance(size_t n, size_t m, const double w[m])
{
    double bank[n][2 * m], closest = INFINITY;

    for (size_t q = 0; q < n; q++) {
        for (size_t k = 0; k < 2 * m; k++) {
            double phase = (double)q * w[k / 2];

            bank[q][k] = k % 2 == 0 ? sin(phase) : cos(phase);
        }
        for (size_t p = 0; p < q; p++)
            closest = fmin(closest, apart(m, bank[p], bank[q]));
    }
    return closest;
}
