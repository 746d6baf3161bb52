/* This is what you get when only the last query is left in dk and dv. Is there
 * = in place of +=? Or are they set to 0 anew for each query? A key and a value
 * are used by every query, and their gradients are the sums over all.
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
            for (size_t c = 0; c < d_v; c++)
                dv[j][c] = weight[i][j] * dy[i][c];
        }
        softmax_backward(n, weight[i], dweight, dbias[i]);
        for (size_t j = 0; j < n; j++) {
            add(d_k, dbias[i][j] / root, k[j], dq[i]);
            for (size_t c = 0; c < d_k; c++)
                dk[j][c] = dbias[i][j] / root * q[i][c];
        }
    }
}
