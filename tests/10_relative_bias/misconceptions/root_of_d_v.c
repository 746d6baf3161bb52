/* This is what you get when the scores are divided by the root of d_v. They are
 * dot products of d_k numbers each, so it is the root of d_k.
 *
 * read: one-number-for-each-score */
#include "relative_bias.h"

#include <math.h>

void biased_attention(size_t n, size_t d_k, size_t d_v, const double q[n][d_k],
                      const double k[n][d_k], const double v[n][d_v],
                      const double bias[n][n], double y[n][d_v])
{
    for (size_t i = 0; i < n; i++) {
        double score[n], largest = -INFINITY, sum = 0;

        for (size_t j = 0; j < n; j++) {
            score[j] = 0;
            for (size_t c = 0; c < d_k; c++)
                score[j] += q[i][c] * k[j][c];
            score[j] = score[j] / sqrt((double)d_v) + bias[i][j];
            largest = fmax(largest, score[j]);
        }
        for (size_t j = 0; j < n; j++)
            sum += score[j] = exp(score[j] - largest);
        for (size_t c = 0; c < d_v; c++) {
            y[i][c] = 0;
            for (size_t j = 0; j < n; j++)
                y[i][c] += score[j] / sum * v[j][c];
        }
    }
}
