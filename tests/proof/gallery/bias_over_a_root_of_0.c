/* The root is that of d_k - d_k, so all scores are 0 / 0.
 *
 * of: biased_attention
 * kind: wrong
 * say: nan is "not a number"
 * never: Nothing is hidden here */
#include "relative_bias.h"

#include <math.h>

void biased_attention(size_t n, size_t d_k, size_t d_v, const double q[n][d_k],
                      const double k[n][d_k], const double v[n][d_v],
                      const double bias[n][n], double y[n][d_v])
{
    for (size_t i = 0; i < n; i++) {
        double share[n], sum = 0;

        for (size_t j = 0; j < n; j++) {
            double dot = 0;

            for (size_t c = 0; c < d_k; c++)
                dot += q[i][c] * k[j][c];
            share[j] = exp(dot / sqrt((double)(d_k - d_k)) + bias[i][j]);
            sum += share[j];
        }
        for (size_t c = 0; c < d_v; c++) {
            y[i][c] = 0;
            for (size_t j = 0; j < n; j++)
                y[i][c] += share[j] / sum * v[j][c];
        }
    }
}
