/* The local arrays have room for 16 waves, and the helper writes beyond them.
 *
 * of: closest_distance
 * kind: overrun
 * say: The array is called "a"
 * row: :27: called from here
 * line: 17 */
#include "multi_frequency.h"

#include <math.h>

static void see(double pos, size_t m, const double w[m], double bank[])
{
    for (size_t i = 0; i < m; i++) {
        double phase = pos * w[i];

        bank[2 * i] = sin(phase);
        bank[2 * i + 1] = cos(phase);
    }
}

double closest_distance(size_t n, size_t m, const double w[m])
{
    double a[32], b[32];
    double best = INFINITY;

    see(0, m, w, a);
    for (size_t q = 1; q < n; q++) {
        double sum = 0;

        see((double)q, m, w, b);
        for (size_t k = 0; k < 2 * m; k++)
            sum += (b[k] - a[k]) * (b[k] - a[k]);
        if (sum < best)
            best = sum;
    }
    return sqrt(best);
}
