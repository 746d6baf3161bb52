/* of: decode_position
 * kind: wrong
 * say: the last column is left out
 * never: Only the first half */
#include "add_vs_concat.h"

size_t decode_position(size_t n, size_t d, const double x[d],
                       const double pe[n][d])
{
    size_t best = 0;
    double largest = 0;

    for (size_t r = 0; r < n; r++) {
        double dot = 0;

        for (size_t k = 0; k < d - 1; k++)
            dot += x[k] * pe[r][k];
        if (r == 0 || dot >= largest) {
            largest = dot;
            best = r;
        }
    }
    return best;
}
