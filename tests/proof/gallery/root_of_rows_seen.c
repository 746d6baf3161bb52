/* of: attention
 * kind: wrong
 * never: right to */
#include "multi_head.h"

#include <math.h>

static double dot(size_t d, const double a[d], const double b[d])
{
    double sum = 0;

    for (size_t c = 0; c < d; c++)
        sum += a[c] * b[c];
    return sum;
}

static void softmax(size_t n, double score[n])
{
    double largest = score[0], sum = 0;

    for (size_t j = 1; j < n; j++)
        largest = fmax(largest, score[j]);
    for (size_t j = 0; j < n; j++) {
        score[j] = exp(score[j] - largest);
        sum += score[j];
    }
    for (size_t j = 0; j < n; j++)
        score[j] /= sum;
}

static void mix(size_t n, size_t d, const double share[n], const double v[n][d],
                double mixed[d])
{
    for (size_t c = 0; c < d; c++) {
        mixed[c] = 0;
        for (size_t j = 0; j < n; j++)
            mixed[c] += share[j] * v[j][c];
    }
}

void attention(size_t n, size_t d_k, size_t d_v, const double q[n][d_k],
               const double k[n][d_k], const double v[n][d_v], bool causal,
               double y[n][d_v])
{
    double share[n];

    for (size_t r = 0; r < n; r++) {
        size_t seen = causal ? r + 1 : n;

        for (size_t j = 0; j < seen; j++)
            share[j] = dot(d_k, q[r], k[j]) / sqrt((double)seen);
        softmax(seen, share);
        mix(seen, d_v, share, v, y[r]);
    }
}
