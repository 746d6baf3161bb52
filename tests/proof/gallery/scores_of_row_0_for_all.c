/* Each row asks with row 0.
 *
 * of: self_attention
 * kind: wrong
 * say: All rows are the same here */
#include "order_blind.h"

#include <math.h>

void softmax(size_t n, const double score[n], double weight[n])
{
    double largest = score[0], sum = 0;

    for (size_t k = 1; k < n; k++)
        largest = fmax(largest, score[k]);
    for (size_t k = 0; k < n; k++) {
        weight[k] = exp(score[k] - largest);
        sum += weight[k];
    }
    for (size_t k = 0; k < n; k++)
        weight[k] /= sum;
}

static double dot(size_t d, const double a[d], const double b[d])
{
    double sum = 0;

    for (size_t c = 0; c < d; c++)
        sum += a[c] * b[c];
    return sum;
}

static void mix(size_t n, size_t d, const double weight[n],
                const double x[n][d], double mixed[d])
{
    for (size_t c = 0; c < d; c++) {
        mixed[c] = 0;
        for (size_t k = 0; k < n; k++)
            mixed[c] += weight[k] * x[k][c];
    }
}

void self_attention(size_t n, size_t d, const double x[n][d], double y[n][d])
{
    double score[n], weight[n];

    for (size_t r = 0; r < n; r++) {
        for (size_t k = 0; k < n; k++)
            score[k] = dot(d, x[0], x[k]) / sqrt((double)d);
        softmax(n, score, weight);
        mix(n, d, weight, x, y[r]);
    }
}
