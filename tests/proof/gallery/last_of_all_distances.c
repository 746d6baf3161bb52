/* The last distance is returned, which is that of two neighbours.
 *
 * of: closest_distance
 * kind: neighbours_only
 * say: the last distance is returned */
#include "multi_frequency.h"

#include <math.h>

double closest_distance(size_t n, size_t m, const double w[m])
{
    double a[2 * m], b[2 * m], best = INFINITY, last = 0;

    for (size_t p = 0; p < n; p++)
        for (size_t q = p + 1; q < n; q++) {
            double sum = 0;

            wave_bank((double)p, m, w, a);
            wave_bank((double)q, m, w, b);
            for (size_t k = 0; k < 2 * m; k++)
                sum += (a[k] - b[k]) * (a[k] - b[k]);
            last = sqrt(sum);
            best = fmin(best, last);
        }
    return last;
}
