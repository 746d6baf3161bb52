/* A ratio of two arrays that are not the first to be wrong is not told: it
 * would say nothing of that one. The root is that of the other width in long
 * texts of wide heads.
 *
 * of: attention_backward
 * kind: wrong
 * never: ratio|times what|this test */
#include "does_order_matter.h"

#include <math.h>
#include <string.h>

/* Writes the shares, and returns the logarithm of the sum of e^score. */
static double softmax(size_t n, const double score[n], double weight[n])
{
    double largest = -INFINITY, sum = 0;

    for (size_t j = 0; j < n; j++)
        largest = fmax(largest, score[j]);
    for (size_t j = 0; j < n; j++) {
        weight[j] = exp(score[j] - largest);
        sum += weight[j];
    }
    for (size_t j = 0; j < n; j++)
        weight[j] /= sum;
    return largest + log(sum);
}

static double dot(size_t n, const double a[n], const double b[n])
{
    double sum = 0;

    for (size_t c = 0; c < n; c++)
        sum += a[c] * b[c];
    return sum;
}

/* y += factor x */
static void add(size_t n, double factor, const double x[n], double y[n])
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
    double root = sqrt((double)(n > 8 && d_k > 8 ? d_v : d_k));
    double score[n], weight[n], dweight[n];

    memset(dq, 0, sizeof(double[n][d_k]));
    memset(dk, 0, sizeof(double[n][d_k]));
    memset(dv, 0, sizeof(double[n][d_v]));
    for (size_t i = 0; i < n; i++) {
        for (size_t j = 0; j < n; j++)
            score[j] = dot(d_k, q[i], k[j]) / root + bias[i][j];
        softmax(n, score, weight);
        for (size_t j = 0; j < n; j++) {
            dweight[j] = dot(d_v, dy[i], v[j]);
            add(d_v, weight[j], dy[i], dv[j]);
        }
        softmax_backward(n, weight, dweight, dbias[i]);
        for (size_t j = 0; j < n; j++) {
            add(d_k, dbias[i][j] / root, k[j], dq[i]);
            add(d_k, dbias[i][j] / root, q[i], dk[j]);
        }
    }
}
