/* The search, the sum and the mixture begin with key 1.
 *
 * of: attention
 * kind: wrong
 * say: Row 0 is the mean of the values 1 and 2 alone */
#include "multi_head.h"

#include <math.h>

void attention(size_t n, size_t d_k, size_t d_v, const double q[n][d_k],
               const double k[n][d_k], const double v[n][d_v], bool causal,
               double y[n][d_v])
{
    for (size_t r = 0; r < n; r++) {
        size_t seen = causal ? r + 1 : n;
        double share[n], sum = 0;

        for (size_t j = 0; j < seen; j++) {
            double dot = 0;

            for (size_t c = 0; c < d_k; c++)
                dot += q[r][c] * k[j][c];
            share[j] = exp(dot / sqrt((double)d_k));
            sum += j > 0 ? share[j] : 0;
        }
        for (size_t c = 0; c < d_v; c++) {
            y[r][c] = 0;
            for (size_t j = 1; j < seen; j++)
                y[r][c] += share[j] / sum * v[j][c];
        }
    }
}
