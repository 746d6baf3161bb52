/* This is what you get when dv is the sum of dy, without the weights. A value
 * with a weight of 1/4 changes the result by a quarter of its own change.
 *
 * read: through-attention */
#include "with_weights.h"

static void back(size_t n, size_t d_k, size_t d_v, const double q[n][d_k],
                 const double k[n][d_k], const double v[n][d_v],
                 const double weight[n][n], const double dy[n][d_v],
                 double dq[n][d_k], double dk[n][d_k], double dv[n][d_v],
                 double dbias[n][n])
{
    double root = sqrt((double)d_k), dweight[n];

    for (size_t i = 0; i < n; i++) {
        for (size_t j = 0; j < n; j++) {
            dweight[j] = dot(d_v, dy[i], v[j]);
            add(d_v, 1, dy[i], dv[j]);
        }
        softmax_backward(n, weight[i], dweight, dbias[i]);
        for (size_t j = 0; j < n; j++) {
            add(d_k, dbias[i][j] / root, k[j], dq[i]);
            add(d_k, dbias[i][j] / root, q[i], dk[j]);
        }
    }
}
