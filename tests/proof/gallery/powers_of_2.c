/* The scores are right, and softmax takes powers of 2.
 *
 * of: biased_attention
 * kind: wrong
 * say: at what softmax makes of them
 */
#include <math.h>

#include "relative_bias.h"

void biased_attention(size_t n, size_t d_k, size_t d_v, const double q[n][d_k],
                      const double k[n][d_k], const double v[n][d_v],
                      const double bias[n][n], double y[n][d_v])
{
    for (size_t i = 0; i < n; i++) {
        double share[n], largest = -INFINITY, sum = 0;

        for (size_t j = 0; j < n; j++) {
            share[j] = 0;
            for (size_t c = 0; c < d_k; c++)
                share[j] += q[i][c] * k[j][c];
            share[j] = share[j] / sqrt((double)d_k) + bias[i][j];
            largest = fmax(largest, share[j]);
        }
        for (size_t j = 0; j < n; j++)
            sum += share[j] = exp2(share[j] - largest);
        for (size_t c = 0; c < d_v; c++) {
            y[i][c] = 0;
            for (size_t j = 0; j < n; j++)
                y[i][c] += share[j] / sum * v[j][c];
        }
    }
}
