/* The row is found only if a dot product is above 0.
 *
 * of: decode_position
 * kind: wrong
 * say: never set has this value */
#include "add_vs_concat.h"

size_t decode_position(size_t n, size_t d, const double x[d],
                       const double pe[n][d])
{
    size_t found;
    double best = 0;

    for (size_t r = 0; r < n; r++) {
        double sum = 0;

        for (size_t k = 0; k < d; k++)
            sum += x[k] * pe[r][k];
        if (sum > best) {
            best = sum;
            found = r;
        }
    }
    return found;
}
