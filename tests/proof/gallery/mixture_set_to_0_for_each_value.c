/* The result is set to 0 in the loop over the values, and not before it.
 *
 * of: attention
 * kind: sum_overwritten
 * say: or when the mixture is set to 0 for each value */
#include "multi_head.h"

#include <math.h>

void attention(size_t n, size_t d_k, size_t d_v, const double q[n][d_k],
               const double k[n][d_k], const double v[n][d_v], bool causal,
               double y[n][d_v])
{
    for (size_t r = 0; r < n; r++) {
        size_t seen = causal ? r + 1 : n;
        double w[n], largest = -INFINITY, sum = 0;

        for (size_t j = 0; j < seen; j++) {
            w[j] = 0;
            for (size_t c = 0; c < d_k; c++)
                w[j] += q[r][c] * k[j][c];
            w[j] /= sqrt((double)d_k);
            largest = fmax(largest, w[j]);
        }
        for (size_t j = 0; j < seen; j++)
            sum += w[j] = exp(w[j] - largest);
        for (size_t j = 0; j < seen; j++)
            for (size_t c = 0; c < d_v; c++) {
                y[r][c] = 0;
                y[r][c] += w[j] / sum * v[j][c];
            }
    }
}
