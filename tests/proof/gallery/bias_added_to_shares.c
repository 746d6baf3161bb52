/* The bias is added to the shares: where it is -inf, 0 times it is nan.
 *
 * of: biased_attention
 * kind: bias_after_softmax
 * say: infinite or nan */
#include "relative_bias.h"

#include <math.h>

void biased_attention(size_t n, size_t d_k, size_t d_v, const double q[n][d_k],
                      const double k[n][d_k], const double v[n][d_v],
                      const double bias[n][n], double y[n][d_v])
{
    double s[n];
    for (size_t i = 0; i < n; i++) {
        double top = -INFINITY, sum = 0;
        for (size_t j = 0; j < n; j++) {
            double dot = 0;
            for (size_t c = 0; c < d_k; c++)
                dot += q[i][c] * k[j][c];
            s[j] = dot / sqrt((double)d_k);
            if (s[j] > top)
                top = s[j];
        }
        for (size_t j = 0; j < n; j++) {
            s[j] = exp(s[j] - top);
            sum += s[j];
        }
        for (size_t c = 0; c < d_v; c++) {
            y[i][c] = 0;
            for (size_t j = 0; j < n; j++)
                y[i][c] += (s[j] / sum + bias[i][j]) * v[j][c];
        }
    }
}
