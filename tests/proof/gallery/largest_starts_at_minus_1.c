/* Another cause of the numbers of a known mistake.
 *
 * of: decode_position
 * kind: maximum_starts_at_[a-z0-9_]*
 * say: -1
 * never: starts with (zero|0)\. */
#include "add_vs_concat.h"

size_t decode_position(size_t n, size_t d, const double x[d],
                       const double pe[n][d])
{
    size_t at = 0;
    double best = -1;

    for (size_t r = 0; r < n; r++) {
        double sum = 0;

        for (size_t k = 0; k < d; k++)
            sum += x[k] * pe[r][k];
        if (sum > best) {
            best = sum;
            at = r;
        }
    }
    return at;
}
