#include "order_blind.h"

#include <math.h>
#include <string.h>

void permute_rows(size_t n, size_t d, const size_t order[n],
                  const double x[n][d], double y[n][d])
{
    for (size_t r = 0; r < n; r++)
        memcpy(y[r], x[order[r]], sizeof y[r]);
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

/* The sum of all rows of x, each times its weight. */
static void mix(size_t n, size_t d, const double weight[n],
                const double x[n][d], double mixed[d])
{
    for (size_t c = 0; c < d; c++) {
        mixed[c] = 0;
        for (size_t k = 0; k < n; k++)
            mixed[c] += weight[k] * x[k][c];
    }
}

/* The two arrays lie on the stack, which limits n: see the header. */
void self_attention(size_t n, size_t d, const double x[n][d], double y[n][d])
{
    double score[n], weight[n];

    for (size_t r = 0; r < n; r++) {
        for (size_t k = 0; k < n; k++)
            score[k] = dot(d, x[r], x[k]) / sqrt((double)d);
        softmax(n, score, weight);
        mix(n, d, weight, x, y[r]);
    }
}
