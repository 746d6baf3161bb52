/* The matrices of the formula, one after the other, in long double. Half of the
 * scores are computed, since the matrix of the scores is symmetric. The means
 * are added up row by row. */
#include "order_blind.h"

#include <math.h>
#include <string.h>

static void row_softmax(size_t n, long double score[n])
{
    long double largest = score[0], sum = 0;

    for (size_t k = 1; k < n; k++)
        largest = fmaxl(largest, score[k]);
    for (size_t k = 0; k < n; k++)
        sum += score[k] = expl(score[k] - largest);
    for (size_t k = 0; k < n; k++)
        score[k] /= sum;
}

static void all_scores(size_t n, size_t d, const double x[n][d],
                       long double score[n][n])
{
    for (size_t r = 0; r < n; r++)
        for (size_t k = 0; k <= r; k++) {
            long double sum = 0;

            for (size_t c = 0; c < d; c++)
                sum += (long double)x[r][c] * x[k][c];
            score[r][k] = score[k][r] = sum / sqrtl((long double)d);
        }
}

void self_attention(size_t n, size_t d, const double x[n][d], double y[n][d])
{
    long double score[n][n];

    all_scores(n, d, x, score);
    for (size_t r = 0; r < n; r++) {
        row_softmax(n, score[r]);
        for (size_t c = 0; c < d; c++) {
            long double sum = 0;

            for (size_t k = 0; k < n; k++)
                sum += score[r][k] * x[k][c];
            y[r][c] = (double)sum;
        }
    }
}

void mean_row(size_t n, size_t d, const double x[n][d], double mean[d])
{
    memcpy(mean, x[0], d * sizeof mean[0]);
    for (size_t r = 1; r < n; r++)
        for (size_t c = 0; c < d; c++)
            mean[c] += x[r][c];
    for (size_t c = 0; c < d; c++)
        mean[c] /= (double)n;
}
