/* Attention without a mistake but for the scores: each file here says what they
 * are. */
#include "multi_head.h"

#include <math.h>

static double score_of(size_t d_k, size_t d_v, const double q[d_k],
                       const double k[d_k]);

void attention(size_t n, size_t d_k, size_t d_v, const double q[n][d_k],
               const double k[n][d_k], const double v[n][d_v], bool causal,
               double y[n][d_v])
{
    for (size_t r = 0; r < n; r++) {
        size_t seen = causal ? r + 1 : n;
        double score[n], largest = -INFINITY, sum = 0;

        for (size_t j = 0; j < seen; j++) {
            score[j] = score_of(d_k, d_v, q[r], k[j]);
            largest = fmax(largest, score[j]);
        }
        for (size_t j = 0; j < seen; j++)
            sum += score[j] = exp(score[j] - largest);
        for (size_t c = 0; c < d_v; c++) {
            y[r][c] = 0;
            for (size_t j = 0; j < seen; j++)
                y[r][c] += score[j] / sum * v[j][c];
        }
    }
}
