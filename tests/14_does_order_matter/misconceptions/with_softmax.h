/* Cross-entropy and attention, right but for softmax: each file here makes its
 * own. It returns the logarithm of the sum of all e^score. */
#include "does_order_matter.h"

#include <math.h>
#include <string.h>

static double softmax(size_t n, const double score[n], double weight[n]);

double cross_entropy(size_t n, size_t words, const double score[n][words],
                     const size_t answer[n], double dscore[n][words])
{
    double loss = 0;

    for (size_t i = 0; i < n; i++) {
        loss += softmax(words, score[i], dscore[i]) - score[i][answer[i]];
        dscore[i][answer[i]] -= 1;
        for (size_t j = 0; j < words; j++)
            dscore[i][j] /= (double)n;
    }
    return loss / (double)n;
}

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
            score[j] = bias[i][j];
            for (size_t c = 0; c < d_k; c++)
                score[j] += q[i][c] * k[j][c] / root;
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
