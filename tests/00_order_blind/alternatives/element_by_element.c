/* Every number is copied by itself, through one index into the whole matrix.
 * The search for the largest score begins at minus infinity. Attention is
 * computed column by column, and the weights again for each column. The mean is
 * the sum of the rows, times one over n. */
#include "order_blind.h"

#include <math.h>

void permute_rows(size_t n, size_t d, const size_t order[n],
                  const double x[n][d], double y[n][d])
{
    const double *from = &x[0][0];
    double *to = &y[0][0];

    for (size_t k = 0; k < n * d; k++)
        to[k] = from[order[k / d] * d + k % d];
}

void mean_row(size_t n, size_t d, const double x[n][d], double mean[d])
{
    const double *from = &x[0][0];

    for (size_t k = 0; k < n * d; k++)
        mean[k % d] = k < d ? from[k] : mean[k % d] + from[k];
    for (size_t c = 0; c < d; c++)
        mean[c] *= 1.0 / (double)n;
}

void softmax(size_t n, const double score[n], double weight[n])
{
    double largest = -HUGE_VAL, sum = 0, power[n];

    for (size_t k = 0; k < n; k++)
        if (score[k] > largest)
            largest = score[k];
    for (size_t k = n; k-- > 0;)
        sum += power[k] = exp(score[k] - largest);
    for (size_t k = 0; k < n; k++)
        weight[k] = power[k] * (1 / sum);
}

/* The mean of column c, with the weights of row r. */
static double mixed(size_t n, size_t d, const double x[n][d], size_t r,
                    size_t c)
{
    double score[n], weight[n], sum = 0, scale = 1 / sqrt((double)d);

    for (size_t k = 0; k < n; k++) {
        score[k] = 0;
        for (size_t j = 0; j < d; j++)
            score[k] = fma(scale * x[r][j], x[k][j], score[k]);
    }
    softmax(n, score, weight);
    for (size_t k = 0; k < n; k++)
        sum = fma(weight[k], x[k][c], sum);
    return sum;
}

void self_attention(size_t n, size_t d, const double x[n][d], double y[n][d])
{
    for (size_t c = 0; c < d; c++)
        for (size_t r = 0; r < n; r++)
            y[r][c] = mixed(n, d, x, r, c);
}
