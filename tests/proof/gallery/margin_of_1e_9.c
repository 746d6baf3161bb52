/* of: decode_position
 * kind: wrong
 * say: margin */
#include "add_vs_concat.h"

#include <math.h>

static double dot(size_t d, const double *a, const double *b)
{
    double s = 0;

    for (size_t k = 0; k < d; k++)
        s += a[k] * b[k];
    return s;
}

size_t decode_position(size_t n, size_t d, const double x[d],
                       const double pe[n][d])
{
    size_t best = 0;
    double most = -INFINITY;

    for (size_t r = 0; r < n; r++) {
        double value = dot(d, x, pe[r]);

        if (value > most + 1e-9) {
            most = value;
            best = r;
        }
    }
    return best;
}
