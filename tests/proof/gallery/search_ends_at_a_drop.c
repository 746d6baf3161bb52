/* of: decode_position
 * kind: wrong
 * say: ends here at the first row that is no better */
#include "add_vs_concat.h"

#include <math.h>

size_t decode_position(size_t n, size_t d, const double x[d],
                       const double pe[n][d])
{
    double most = -INFINITY;
    size_t best = 0;

    for (size_t r = 0; r < n; r++) {
        double dot = 0;

        for (size_t k = 0; k < d; k++)
            dot += x[k] * pe[r][k];
        if (dot <= most)
            break;
        most = dot;
        best = r;
    }
    return best;
}
