/* This is what you get when dq, dk and dv are added to what stood in them
 * before. They are outputs: set them to 0 before the first +=.
 *
 * read: through-attention */
#include "with_shares.h"

void attention_backward(size_t n, size_t d_k, size_t d_v,
                        const double q[n][d_k], const double k[n][d_k],
                        const double v[n][d_v], const double bias[n][n],
                        const double dy[n][d_v], double dq[n][d_k],
                        double dk[n][d_k], double dv[n][d_v],
                        double dbias[n][n])
{
    double root = sqrt((double)d_k), score[n], weight[n], dweight[n];

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
