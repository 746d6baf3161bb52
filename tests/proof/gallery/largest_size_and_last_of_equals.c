/* The sizes of the dot products are compared, and with >=.
 *
 * of: decode_position
 * kind: wrong
 * say: Row 3 has the smallest dot product, -27, which has the largest size */
#include "add_vs_concat.h"

#include <math.h>

size_t decode_position(size_t n, size_t d, const double x[d],
                       const double pe[n][d])
{
    double best = 0;
    size_t at = 0;

    for (size_t r = 0; r < n; r++) {
        double dot = 0;

        for (size_t k = 0; k < d; k++)
            dot += x[k] * pe[r][k];
        if (fabs(dot) >= best) {
            best = fabs(dot);
            at = r;
        }
    }
    return at;
}
