/* Whole tables are local arrays. */
#include "order_blind.h"

#include <math.h>

void permute_rows(size_t n, size_t d, const size_t order[n],
                  const double x[n][d], double y[n][d])
{
    double copy[n][d];

    for (size_t r = 0; r < n; r++)
        for (size_t c = 0; c < d; c++)
            copy[r][c] = x[r][c];
    for (size_t r = 0; r < n; r++)
        for (size_t c = 0; c < d; c++)
            y[r][c] = copy[order[r]][c];
}

void mean_row(size_t n, size_t d, const double x[n][d], double mean[d])
{
    for (size_t c = 0; c < d; c++) {
        double sum = 0;

        for (size_t r = 0; r < n; r++)
            sum += x[r][c];
        mean[c] = sum / (double)n;
    }
}

void softmax(size_t n, const double score[n], double weight[n])
{
    double max = score[0], total = 0;

    for (size_t k = 1; k < n; k++)
        if (score[k] > max)
            max = score[k];
    for (size_t k = 0; k < n; k++) {
        weight[k] = exp(score[k] - max);
        total += weight[k];
    }
    for (size_t k = 0; k < n; k++)
        weight[k] /= total;
}

void self_attention(size_t n, size_t d, const double x[n][d], double y[n][d])
{
    double score[n], weight[n];

    for (size_t r = 0; r < n; r++) {
        for (size_t k = 0; k < n; k++) {
            double dot = 0;

            for (size_t c = 0; c < d; c++)
                dot += x[r][c] * x[k][c];
            score[k] = dot / sqrt((double)d);
        }
        softmax(n, score, weight);
        for (size_t c = 0; c < d; c++) {
            y[r][c] = 0;
            for (size_t k = 0; k < n; k++)
                y[r][c] += weight[k] * x[k][c];
        }
    }
}
