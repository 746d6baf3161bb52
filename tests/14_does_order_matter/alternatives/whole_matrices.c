/* Attention backwards in whole matrices, one after the other: all weights, all
 * dw, all of dbias, and then the sums. softmax_backward is written out. */
#include "does_order_matter.h"

#include <math.h>

void attention_backward(size_t n, size_t d_k, size_t d_v,
                        const double q[n][d_k], const double k[n][d_k],
                        const double v[n][d_v], const double bias[n][n],
                        const double dy[n][d_v], double dq[n][d_k],
                        double dk[n][d_k], double dv[n][d_v],
                        double dbias[n][n])
{
    double weight[n][n], dweight[n][n], scale = 1 / sqrt((double)d_k);

    for (size_t i = 0; i < n; i++) {
        double largest = -INFINITY, sum = 0, mean = 0;

        for (size_t j = 0; j < n; j++) {
            weight[i][j] = dweight[i][j] = 0;
            for (size_t c = 0; c < d_k; c++)
                weight[i][j] += scale * q[i][c] * k[j][c];
            for (size_t c = 0; c < d_v; c++)
                dweight[i][j] += v[j][c] * dy[i][c];
            weight[i][j] += bias[i][j];
            largest = fmax(largest, weight[i][j]);
        }
        for (size_t j = 0; j < n; j++)
            sum += weight[i][j] = exp(weight[i][j] - largest);
        for (size_t j = 0; j < n; j++)
            mean += (weight[i][j] /= sum) * dweight[i][j];
        for (size_t j = 0; j < n; j++)
            dbias[i][j] = weight[i][j] * dweight[i][j] - weight[i][j] * mean;
    }
    for (size_t j = 0; j < n; j++)
        for (size_t c = 0; c < d_v; c++) {
            dv[j][c] = 0;
            for (size_t i = 0; i < n; i++)
                dv[j][c] += weight[i][j] * dy[i][c];
        }
    for (size_t i = 0; i < n; i++)
        for (size_t c = 0; c < d_k; c++) {
            dq[i][c] = dk[i][c] = 0;
            for (size_t j = 0; j < n; j++) {
                dq[i][c] += scale * dbias[i][j] * k[j][c];
                dk[i][c] += scale * dbias[j][i] * q[j][c];
            }
        }
}
