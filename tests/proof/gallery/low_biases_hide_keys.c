/* A bias below -100 hides a key.
 *
 * of: attention_backward
 * kind: wrong
 * say: biases near -1000: dv */
#include "does_order_matter.h"

#include <math.h>
#include <string.h>

void attention_backward(size_t n, size_t d_k, size_t d_v,
                        const double q[n][d_k], const double k[n][d_k],
                        const double v[n][d_v], const double bias[n][n],
                        const double dy[n][d_v], double dq[n][d_k],
                        double dk[n][d_k], double dv[n][d_v],
                        double dbias[n][n])
{
    double root = sqrt((double)d_k);

    memset(dq, 0, sizeof(double[n][d_k]));
    memset(dk, 0, sizeof(double[n][d_k]));
    memset(dv, 0, sizeof(double[n][d_v]));
    for (size_t i = 0; i < n; i++) {
        double w[n], dw[n];
        double max = -INFINITY, sum = 0;

        for (size_t j = 0; j < n; j++) {
            double dot = 0;

            for (size_t a = 0; a < d_k; a++)
                dot += q[i][a] * k[j][a];
            w[j] = bias[i][j] < -100 ? -INFINITY : dot / root + bias[i][j];
            if (w[j] > max)
                max = w[j];
        }
        for (size_t j = 0; j < n; j++) {
            w[j] = exp(w[j] - max);
            sum += w[j];
        }
        for (size_t j = 0; j < n; j++) {
            w[j] /= sum;
            dw[j] = 0;
            for (size_t c = 0; c < d_v; c++) {
                dw[j] += dy[i][c] * v[j][c];
                dv[j][c] += w[j] * dy[i][c];
            }
        }
        softmax_backward(n, w, dw, dbias[i]);
        for (size_t j = 0; j < n; j++)
            for (size_t a = 0; a < d_k; a++) {
                dq[i][a] += dbias[i][j] * k[j][a] / root;
                dk[j][a] += dbias[i][j] * q[i][a] / root;
            }
    }
}
