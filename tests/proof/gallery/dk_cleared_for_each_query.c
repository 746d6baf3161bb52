/* dk is set to 0 for each query.
 *
 * of: attention_backward
 * kind: last_query_only_in_dk
 * say: set to 0 for each query */
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
    for (size_t j = 0; j < n; j++) {
        for (size_t c = 0; c < d_k; c++)
            dq[j][c] = 0;
        for (size_t c = 0; c < d_v; c++)
            dv[j][c] = 0;
    }
    for (size_t i = 0; i < n; i++) {
        double weight[n], dweight[n];
        for (size_t j = 0; j < n; j++)
            for (size_t c = 0; c < d_k; c++)
                dk[j][c] = 0;
        double largest = -INFINITY;
        for (size_t j = 0; j < n; j++) {
            double dot = 0;
            for (size_t c = 0; c < d_k; c++)
                dot += q[i][c] * k[j][c];
            weight[j] = dot / root + bias[i][j];
            if (weight[j] > largest)
                largest = weight[j];
        }
        double sum = 0;
        for (size_t j = 0; j < n; j++)
            sum += weight[j] = exp(weight[j] - largest);
        for (size_t j = 0; j < n; j++) {
            weight[j] /= sum;
            dweight[j] = 0;
            for (size_t c = 0; c < d_v; c++) {
                dweight[j] += dy[i][c] * v[j][c];
                dv[j][c] += weight[j] * dy[i][c];
            }
        }
        softmax_backward(n, weight, dweight, dbias[i]);
        for (size_t j = 0; j < n; j++) {
            for (size_t c = 0; c < d_k; c++) {
                dq[i][c] += dbias[i][j] * k[j][c] / root;
                dk[j][c] += dbias[i][j] * q[i][c] / root;
            }
        }
    }
}
