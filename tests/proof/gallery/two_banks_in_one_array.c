/* Both pointers point to one bank.
 *
 * of: closest_distance
 * kind: compared_with_itself
 * say: both banks are in */
#include "multi_frequency.h"

#include <math.h>

double closest_distance(size_t n, size_t m, const double w[m])
{
    double bank[2 * m], best = INFINITY;
    double *a = bank, *b = bank;

    for (size_t p = 0; p < n; p++)
        for (size_t q = p + 1; q < n; q++) {
            double sum = 0;

            wave_bank((double)p, m, w, a);
            wave_bank((double)q, m, w, b);
            for (size_t k = 0; k < 2 * m; k++)
                sum += (a[k] - b[k]) * (a[k] - b[k]);
            best = fmin(best, sqrt(sum));
        }
    return best;
}
