/* Attention, right but for what a token sees: each file here says it. */
#include "multi_head.h"

#include <math.h>

static bool sees(size_t r, size_t j);

static double score_of(size_t d_k, const double q[d_k], const double k[d_k])
{
    double sum = 0;

    for (size_t c = 0; c < d_k; c++)
        sum += q[c] * k[c];
    return sum / sqrt((double)d_k);
}

void attention(size_t n, size_t d_k, size_t d_v, const double q[n][d_k],
               const double k[n][d_k], const double v[n][d_v], bool causal,
               double y[n][d_v])
{
    for (size_t r = 0; r < n; r++) {
        double score[n], largest = -INFINITY, sum = 0;

        for (size_t j = 0; j < n; j++) {
            score[j] =
                !causal || sees(r, j) ? score_of(d_k, q[r], k[j]) : -INFINITY;
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
