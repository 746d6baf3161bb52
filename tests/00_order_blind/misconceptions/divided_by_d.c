/* This is what you get when the dot products are divided by the number of
 * columns itself: the scores become too small, and the weights too equal.
 *
 * read: the-root-of-d */
#include "order_blind.h"

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
        for (size_t k = 0; k < n; k++)
            score[k] = dot(d, x[r], x[k]) / (double)d;
        softmax(n, score, weight);
        for (size_t c = 0; c < d; c++) {
            y[r][c] = 0;
            for (size_t k = 0; k < n; k++)
                y[r][c] += weight[k] * x[k][c];
        }
    }
}
