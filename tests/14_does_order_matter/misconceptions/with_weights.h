/* Attention backwards from its weights: each file here goes on from there in
 * its own way. The gradients of queries, keys and values are 0 at first. */
#include "with_shares.h"

#include <string.h>

static void back(size_t n, size_t d_k, size_t d_v, const double q[n][d_k],
                 const double k[n][d_k], const double v[n][d_v],
                 const double weight[n][n], const double dy[n][d_v],
                 double dq[n][d_k], double dk[n][d_k], double dv[n][d_v],
                 double dbias[n][n]);

static inline double dot(size_t n, const double a[n], const double b[n])
{
    double sum = 0;

    for (size_t c = 0; c < n; c++)
        sum += a[c] * b[c];
    return sum;
}

/* y += factor x */
static inline void add(size_t n, double factor, const double x[n], double y[n])
{
    for (size_t c = 0; c < n; c++)
        y[c] += factor * x[c];
}

void attention_backward(size_t n, size_t d_k, size_t d_v,
                        const double q[n][d_k], const double k[n][d_k],
                        const double v[n][d_v], const double bias[n][n],
                        const double dy[n][d_v], double dq[n][d_k],
                        double dk[n][d_k], double dv[n][d_v],
                        double dbias[n][n])
{
    double score[n], weight[n][n];

    memset(dq, 0, sizeof(double[n][d_k]));
    memset(dk, 0, sizeof(double[n][d_k]));
    memset(dv, 0, sizeof(double[n][d_v]));
    for (size_t i = 0; i < n; i++) {
        for (size_t j = 0; j < n; j++)
            score[j] = dot(d_k, q[i], k[j]) / sqrt((double)d_k) + bias[i][j];
        softmax(n, score, weight[i]);
    }
    back(n, d_k, d_v, q, k, v, (const double(*)[n])weight, dy, dq, dk, dv,
         dbias);
}
