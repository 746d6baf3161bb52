/* Every number of dk is written. It is made of rows of dbias that are not.
 *
 * of: attention_backward
 * kind: wrong
 * say: ^More of this result was never set, or is made of a number that
 * never: never written */
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
        double weight[n], dweight[n], sum = 0;

        for (size_t j = 0; j < n; j++) {
            double dot = 0;

            for (size_t c = 0; c < d_k; c++)
                dot += q[i][c] * k[j][c];
            sum += weight[j] = exp(dot / root + bias[i][j]);
        }
        for (size_t j = 0; j < n; j++) {
            weight[j] /= sum;
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
                dk[j][c] += dbias[j][i] * q[i][c] / root;
            }
    }
}
