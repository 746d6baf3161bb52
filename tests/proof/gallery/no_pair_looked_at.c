/* The INFINITY is that of the search.
 *
 * of: closest_distance
 * kind: wrong
 * say: starts with INFINITY
 * never: too large for a double */
#include "multi_frequency.h"

#include <math.h>

double closest_distance(size_t n, size_t m, const double w[m])
{
    double closest = INFINITY, a[2 * m], b[2 * m];

    for (size_t p = 0; p < n; p++)
        for (size_t q = p + 1; q < n - 1; q++) {
            double sum = 0;

            wave_bank((double)p, m, w, a);
            wave_bank((double)q, m, w, b);
            for (size_t k = 0; k < 2 * m; k++)
                sum += (a[k] - b[k]) * (a[k] - b[k]);
            closest = fmin(closest, sqrt(sum));
        }
    return closest;
}
