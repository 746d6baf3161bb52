/* A score is stored at the number of its query, not of its key: one is right in
 * the first row, and the others never are.
 *
 * of: attention
 * kind: wrong
 * say: All dot products with a query of 0 are 0
 * never: the reason */
#include "multi_head.h"

#include <math.h>

void attention(size_t n, size_t d_k, size_t d_v, const double q[n][d_k],
               const double k[n][d_k], const double v[n][d_v], bool causal,
               double y[n][d_v])
{
    for (size_t r = 0; r < n; r++) {
        size_t seen = causal ? r + 1 : n;
        double share[n], sum = 0;

        for (size_t j = 0; j < n; j++)
            share[j] = 1;
        for (size_t j = 0; j < seen; j++) {
            double dot = 0;

            for (size_t c = 0; c < d_k; c++)
                dot += q[r][c] * k[j][c];
            share[r] = dot / sqrt((double)d_k);
        }
        for (size_t j = 0; j < seen; j++)
            sum += share[j] = exp(share[j]);
        for (size_t c = 0; c < d_v; c++) {
            y[r][c] = 0;
            for (size_t j = 0; j < seen; j++)
                y[r][c] += share[j] / sum * v[j][c];
        }
    }
}
