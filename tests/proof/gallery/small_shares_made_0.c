/* Shares of less than 1e-9 are made 0.
 *
 * of: attention
 * kind: wrong
 * say: A share of e\^-60 counts, too */
#include "multi_head.h"

#include <math.h>

void attention(size_t n, size_t d_k, size_t d_v, const double q[n][d_k],
               const double k[n][d_k], const double v[n][d_v], bool causal,
               double y[n][d_v])
{
    double share[n];

    for (size_t r = 0; r < n; r++) {
        size_t seen = causal ? r + 1 : n;
        double largest = -INFINITY, sum = 0;

        for (size_t j = 0; j < seen; j++) {
            share[j] = 0;
            for (size_t c = 0; c < d_k; c++)
                share[j] += q[r][c] * k[j][c];
            share[j] /= sqrt((double)d_k);
            largest = fmax(largest, share[j]);
        }
        for (size_t j = 0; j < seen; j++) {
            share[j] = exp(share[j] - largest);
            if (share[j] < 1e-9)
                share[j] = 0;
            sum += share[j];
        }
        for (size_t c = 0; c < d_v; c++) {
            y[r][c] = 0;
            for (size_t j = 0; j < seen; j++)
                y[r][c] += share[j] / sum * v[j][c];
        }
    }
}
