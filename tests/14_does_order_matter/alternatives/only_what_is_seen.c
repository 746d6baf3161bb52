/* Hidden keys are passed over, and the gradients of the weights stand in dbias
 * until softmax takes their place. Adam has its powers from a loop. */
#include "does_order_matter.h"

#include <math.h>

void attention_backward(size_t n, size_t d_k, size_t d_v,
                        const double q[n][d_k], const double k[n][d_k],
                        const double v[n][d_v], const double bias[n][n],
                        const double dy[n][d_v], double dq[n][d_k],
                        double dk[n][d_k], double dv[n][d_v],
                        double dbias[n][n])
{
    double root = sqrt((double)d_k);

    for (size_t i = 0; i < n; i++) {
        for (size_t c = 0; c < d_k; c++)
            dq[i][c] = dk[i][c] = 0;
        for (size_t c = 0; c < d_v; c++)
            dv[i][c] = 0;
    }
    for (size_t i = 0; i < n; i++) {
        double weight[n], largest = -INFINITY, sum = 0, dscore[n];

        for (size_t j = 0; j < n; j++) {
            weight[j] = dbias[i][j] = 0;
            for (size_t c = 0; c < d_k && !isinf(bias[i][j]); c++)
                weight[j] += q[i][c] * k[j][c] / root;
            weight[j] += bias[i][j];
            largest = fmax(largest, weight[j]);
        }
        for (size_t j = 0; j < n; j++)
            sum += isinf(bias[i][j]) ? 0 : exp(weight[j] - largest);
        for (size_t j = 0; j < n; j++)
            weight[j] = isinf(bias[i][j]) ? 0 : exp(weight[j] - largest) / sum;
        for (size_t j = 0; j < n; j++)
            for (size_t c = 0; c < d_v; c++) {
                dbias[i][j] += dy[i][c] * v[j][c];
                dv[j][c] += weight[j] * dy[i][c];
            }
        softmax_backward(n, weight, dbias[i], dscore);
        for (size_t j = 0; j < n; j++) {
            dbias[i][j] = dscore[j];
            for (size_t c = 0; c < d_k; c++) {
                dq[i][c] += dscore[j] * k[j][c] / root;
                dk[j][c] += dscore[j] * q[i][c] / root;
            }
        }
    }
}

void adam(size_t n, size_t step, double rate, const double gradient[n],
          double mean[n], double square[n], double parameter[n])
{
    double first = 1, second = 1;

    for (size_t t = 0; t < step; t++) {
        first *= 0.9;
        second *= 0.999;
    }
    for (size_t c = 0; c < n; c++) {
        mean[c] = (9 * mean[c] + gradient[c]) / 10;
        square[c] = (999 * square[c] + gradient[c] * gradient[c]) / 1000;
        parameter[c] -= rate * mean[c] / (1 - first) /
                        (sqrt(square[c] / (1 - second)) + 1e-8);
    }
}
