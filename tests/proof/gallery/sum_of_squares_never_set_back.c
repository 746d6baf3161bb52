/* Another cause of the numbers of a known mistake.
 *
 * of: closest_distance
 * kind: neighbours_only
 * say: sum of the squares only grows
 * never: get when only neighbours */
#include "multi_frequency.h"

#include <math.h>

double closest_distance(size_t n, size_t m, const double w[m])
{
    double closest = INFINITY, sum = 0, a[2 * m], b[2 * m];

    for (size_t p = 0; p < n; p++)
        for (size_t q = p + 1; q < n; q++) {
            wave_bank((double)p, m, w, a);
            wave_bank((double)q, m, w, b);
            for (size_t k = 0; k < 2 * m; k++)
                sum += (a[k] - b[k]) * (a[k] - b[k]);
            closest = fmin(closest, sqrt(sum));
        }
    return closest;
}
