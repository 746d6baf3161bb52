/* of: permute_rows
 * kind: wrong
 * never: numbers are right, but from the last
 *
 * of: self_attention
 * kind: wrong
 * never: more weight than */
#include "order_blind.h"

#include <math.h>
#include <string.h>

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

void permute_rows(size_t n, size_t d, const size_t order[n],
                  const double x[n][d], double y[n][d])
{
    for (size_t r = 0; r < n; r++)
        memcpy(y[r], x[order[n - 1 - r]], sizeof y[r]);
}

void self_attention(size_t n, size_t d, const double x[n][d], double y[n][d])
{
    double score[n], weight[n];

    for (size_t r = 0; r < n; r++) {
        for (size_t k = 0; k < n; k++)
            score[k] = dot(d, x[r], x[k]) / sqrt((double)d);
        softmax(n, score, weight);
        mix(n, d, weight, x, y[0]);
    }
}
