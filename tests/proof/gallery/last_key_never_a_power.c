/* The loop over the powers ends before the last key.
 *
 * of: biased_attention
 * kind: wrong
 * say: Row 0 is the mean of the values 0 and 1 alone */
#include "relative_bias.h"

#include <math.h>

void biased_attention(size_t n, size_t d_k, size_t d_v, const double q[n][d_k],
                      const double k[n][d_k], const double v[n][d_v],
                      const double bias[n][n], double y[n][d_v])
{
    double score[n];
    for (size_t i = 0; i < n; i++) {
        double largest = -INFINITY;
        for (size_t j = 0; j < n; j++) {
            double dot = 0;
            for (size_t c = 0; c < d_k; c++)
                dot += q[i][c] * k[j][c];
            score[j] = dot / sqrt((double)d_k) + bias[i][j];
            largest = fmax(largest, score[j]);
        }
        double sum = 0;
        for (size_t j = 0; j < n - 1; j++) {
            score[j] = exp(score[j] - largest);
            sum += score[j];
        }
        for (size_t c = 0; c < d_v; c++) {
            double mix = 0;
            for (size_t j = 0; j < n; j++)
                mix += score[j] * v[j][c];
            y[i][c] = mix / sum;
        }
    }
}
