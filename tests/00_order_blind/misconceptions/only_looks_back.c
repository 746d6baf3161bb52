/* This is what you get when a token attends only to itself and to those before
 * it. That is a causal mask, and it does know something of order; here every
 * token sees all tokens.
 *
 * read: a-mask-lets-order-leak */
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
    double score[n], weight[n];

    for (size_t r = 0; r < n; r++) {
        for (size_t k = 0; k <= r; k++)
            score[k] = dot(d, x[r], x[k]) / sqrt((double)d);
        softmax(r + 1, score, weight);
        for (size_t c = 0; c < d; c++) {
            y[r][c] = 0;
            for (size_t k = 0; k <= r; k++)
                y[r][c] += weight[k] * x[k][c];
        }
    }
}
