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

double cross_entropy(size_t n, size_t words, const double score[n][words],
                     const size_t answer[n], double dscore[n][words])
{
    double loss = 0;

    for (size_t i = 0; i < n; i++) {
        loss += softmax(words, score[i], dscore[i]) - score[i][answer[i]];
        dscore[i][answer[i]] -= 1;
        for (size_t j = 0; j < words; j++)
            dscore[i][j] /= (double)n;
    }
    return loss / (double)n;
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

void softmax_backward(size_t n, const double weight[n], const double dweight[n],
                      double dscore[n])
{
    double mean = dot(n, weight, dweight);

    for (size_t j = 0; j < n; j++)
        dscore[j] = weight[j] * (dweight[j] - mean);
}

void attention_backward(size_t n, size_t d_k, size_t d_v,
                        const double q[n][d_k], const double k[n][d_k],
                        const double v[n][d_v], const double bias[n][n],
                        const double dy[n][d_v], double dq[n][d_k],
                        double dk[n][d_k], double dv[n][d_v],
                        double dbias[n][n])
{
    double root = sqrt((double)d_k), score[n], weight[n], dweight[n];

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

void adam(size_t n, size_t step, double rate, const double gradient[n],
          double mean[n], double square[n], double parameter[n])
{
    double mean_part = 1 - pow(0.9, (double)step);
    double square_part = 1 - pow(0.999, (double)step);

    for (size_t c = 0; c < n; c++) {
        double g = gradient[c];

        mean[c] = 0.9 * mean[c] + 0.1 * g;
        square[c] = 0.999 * square[c] + 0.001 * g * g;
        parameter[c] -= rate * (mean[c] / mean_part) /
                        (sqrt(square[c] / square_part) + 1e-8);
    }
}
