/* This is what you get when softmax is computed over the columns of the scores,
 * or when row r of the result uses column r of the weights. The weights that a
 * token uses then no longer add up to 1.
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
    double score[n], weight[n][n];

    for (size_t k = 0; k < n; k++) {
        for (size_t r = 0; r < n; r++)
            score[r] = dot(d, x[r], x[k]) / sqrt((double)d);
        softmax(n, score, weight[k]);
    }
    for (size_t r = 0; r < n; r++)
        for (size_t c = 0; c < d; c++) {
            y[r][c] = 0;
            for (size_t k = 0; k < n; k++)
                y[r][c] += weight[k][r] * x[k][c];
        }
}
