/* A row has to be better by a millionth.
 *
 * of: decode_position
 * kind: wrong
 * say: Is a margin added to the largest so far */
#include "add_vs_concat.h"

#include <math.h>

size_t decode_position(size_t n, size_t d, const double x[d],
                       const double pe[n][d])
{
    double best = -INFINITY;
    size_t at = 0;

    for (size_t r = 0; r < n; r++) {
        double dot = 0;

        for (size_t k = 0; k < d; k++)
            dot += x[k] * pe[r][k];
        if (dot > best + 1e-6) {
            best = dot;
            at = r;
        }
    }
    return at;
}
