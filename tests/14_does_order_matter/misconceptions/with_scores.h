/* Attention backwards, right but for the scores: each file here makes its own
 * score of query i and key j out of their dot product. */
#include "with_shares.h"

#include <stdbool.h>
#include <string.h>

/* Whether query i does not see key j, whatever their bias is. */
#ifndef HIDDEN
#define HIDDEN false
#endif

static double score_of(double product, size_t d_k, double bias);

void attention_backward(size_t n, size_t d_k, size_t d_v,
                        const double q[n][d_k], const double k[n][d_k],
                        const double v[n][d_v], const double bias[n][n],
                        const double dy[n][d_v], double dq[n][d_k],
                        double dk[n][d_k], double dv[n][d_v],
                        double dbias[n][n])
{
    double root = sqrt((double)d_k), score[n], weight[n], dweight[n];

    memset(dq, 0, sizeof(double[n][d_k]));
    memset(dk, 0, sizeof(double[n][d_k]));
    memset(dv, 0, sizeof(double[n][d_v]));
    for (size_t i = 0; i < n; i++) {
        for (size_t j = 0; j < n; j++) {
            score[j] = 0;
            for (size_t c = 0; c < d_k; c++)
                score[j] += q[i][c] * k[j][c];
            score[j] = HIDDEN ? -INFINITY : score_of(score[j], d_k, bias[i][j]);
        }
        softmax(n, score, weight);
        for (size_t j = 0; j < n; j++) {
            dweight[j] = 0;
            for (size_t c = 0; c < d_v; c++) {
                dweight[j] += dy[i][c] * v[j][c];
                dv[j][c] += weight[j] * dy[i][c];
            }
        }
        softmax_backward(n, weight, dweight, dbias[i]);
        for (size_t j = 0; j < n; j++)
            for (size_t c = 0; c < d_k; c++) {
                dq[i][c] += dbias[i][j] * k[j][c] / root;
                dk[j][c] += dbias[i][j] * q[i][c] / root;
            }
    }
}
