/* Attention in one pass over the tokens. The largest score so far, the sum of
 * the powers and the weighted sum of the rows are kept, and scaled down when a
 * larger score comes. No list of scores is needed. The mean is updated row by
 * row. */
#include "order_blind.h"

#include <math.h>

void softmax(size_t n, const double score[n], double weight[n])
{
    double largest = -INFINITY, sum = 0;

    for (size_t k = 0; k < n; k++) {
        double before = largest;

        largest = fmax(largest, score[k]);
        sum = sum * exp(before - largest) + exp(score[k] - largest);
    }
    for (size_t k = 0; k < n; k++)
        weight[k] = exp(score[k] - largest) / sum;
}

static double scaled_dot(size_t d, const double a[d], const double b[d])
{
    double sum = 0;

    for (size_t c = 0; c < d; c++)
        sum += a[c] * b[c];
    return sum / sqrt((double)d);
}

/* y has been mixed with weights under the old largest score: make them smaller
 * by the factor, and add one more row. */
static void add_row(size_t d, double factor, double power, const double x[d],
                    double y[d])
{
    for (size_t c = 0; c < d; c++)
        y[c] = y[c] * factor + power * x[c];
}

void self_attention(size_t n, size_t d, const double x[n][d], double y[n][d])
{
    for (size_t r = 0; r < n; r++) {
        double largest = -INFINITY, sum = 0;

        for (size_t c = 0; c < d; c++)
            y[r][c] = 0;
        for (size_t k = 0; k < n; k++) {
            double score = scaled_dot(d, x[r], x[k]), before = largest;
            double factor, power;

            largest = fmax(largest, score);
            factor = exp(before - largest);
            power = exp(score - largest);
            sum = sum * factor + power;
            add_row(d, factor, power, x[k], y[r]);
        }
        for (size_t c = 0; c < d; c++)
            y[r][c] /= sum;
    }
}

void mean_row(size_t n, size_t d, const double x[n][d], double mean[d])
{
    for (size_t c = 0; c < d; c++)
        mean[c] = 0;
    for (size_t r = 0; r < n; r++)
        for (size_t c = 0; c < d; c++)
            mean[c] += (x[r][c] - mean[c]) / (double)(r + 1);
}
