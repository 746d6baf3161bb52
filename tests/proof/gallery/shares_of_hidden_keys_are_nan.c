/* Hidden scores are -INFINITY, and row 0 subtracts one of them from itself.
 *
 * of: attention
 * kind: wrong
 * say: nan is "not a number"
 * never: How many does each see in your code */
#include "multi_head.h"

#include <math.h>

void attention(size_t n, size_t d_k, size_t d_v, const double q[n][d_k],
               const double k[n][d_k], const double v[n][d_v], bool causal,
               double y[n][d_v])
{
    for (size_t r = 0; r < n; r++) {
        double share[n], sum = 0, most;

        for (size_t j = 0; j < n; j++) {
            double dot = 0;

            for (size_t c = 0; c < d_k; c++)
                dot += q[r][c] * k[j][c];
            share[j] = causal && j > r ? -INFINITY : dot / sqrt((double)d_k);
        }
        most = share[0];
        for (size_t j = 1; j < n; j++)
            most = fabs(share[j]) > fabs(most) ? share[j] : most;
        for (size_t j = 0; j < n; j++)
            sum += share[j] = exp(share[j] - most);
        for (size_t c = 0; c < d_v; c++) {
            y[r][c] = 0;
            for (size_t j = 0; j < n; j++)
                y[r][c] += share[j] / sum * v[j][c];
        }
    }
}
