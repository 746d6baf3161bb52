/* This is what you get with one softmax over all n times n scores. The weights
 * of the whole matrix then add up to 1. The weights of each row should.
 *
 * read: self-attention-step-by-step */
#include "order_blind.h"

#include <math.h>

static double dot(size_t d, const double a[d], const double b[d])
{
    double sum = 0;

    for (size_t c = 0; c < d; c++)
        sum += a[c] * b[c];
    return sum;
}

void self_attention(size_t n, size_t d, const double x[n][d], double y[n][d])
{
    double score[n * n], weight[n * n];

    for (size_t r = 0; r < n; r++)
        for (size_t k = 0; k < n; k++)
            score[r * n + k] = dot(d, x[r], x[k]) / sqrt((double)d);
    softmax(n * n, score, weight);
    for (size_t r = 0; r < n; r++)
        for (size_t c = 0; c < d; c++) {
            y[r][c] = 0;
            for (size_t k = 0; k < n; k++)
                y[r][c] += weight[r * n + k] * x[k][c];
        }
}
