/* dk is overwritten, and dv is right: one line of two.
 *
 * of: attention_backward
 * kind: last_query_only_in_dk
 * say: dk is wrong
 * row: -0.2062 */
#include "does_order_matter.h"

#include <math.h>
#include <string.h>

static void softmax(size_t n, double x[n])
{
    double largest = -INFINITY, sum = 0;

    for (size_t j = 0; j < n; j++)
        largest = fmax(largest, x[j]);
    for (size_t j = 0; j < n; j++)
        sum += x[j] = exp(x[j] - largest);
    for (size_t j = 0; j < n; j++)
        x[j] /= sum;
}

void attention_backward(size_t n, size_t d_k, size_t d_v,
                        const double q[n][d_k], const double k[n][d_k],
                        const double v[n][d_v], const double bias[n][n],
                        const double dy[n][d_v], double dq[n][d_k],
                        double dk[n][d_k], double dv[n][d_v],
                        double dbias[n][n])
{
    double root = sqrt((double)d_k), weight[n], dweight[n];

    memset(dq, 0, sizeof(double[n][d_k]));
    memset(dv, 0, sizeof(double[n][d_v]));
    for (size_t i = 0; i < n; i++) {
        for (size_t j = 0; j < n; j++) {
            weight[j] = bias[i][j];
            dweight[j] = 0;
            for (size_t c = 0; c < d_k; c++)
                weight[j] += q[i][c] * k[j][c] / root;
        }
        softmax(n, weight);
        for (size_t j = 0; j < n; j++)
            for (size_t c = 0; c < d_v; c++) {
                dweight[j] += dy[i][c] * v[j][c];
                dv[j][c] += weight[j] * dy[i][c];
            }
        softmax_backward(n, weight, dweight, dbias[i]);
        for (size_t j = 0; j < n; j++)
            for (size_t c = 0; c < d_k; c++) {
                dq[i][c] += dbias[i][j] / root * k[j][c];
                dk[j][c] = dbias[i][j] / root * q[i][c];
            }
    }
}
