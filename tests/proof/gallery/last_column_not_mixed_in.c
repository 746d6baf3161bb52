/* In the first call the last token and the last column look alike.
 *
 * of: self_attention
 * kind: wrong
 * say: ^The last column is 0 in each row
 * never: last token */
#include "order_blind.h"

#include <math.h>

static void weigh(size_t n, size_t d, const double x[n][d], size_t r,
                  double weight[n])
{
    double score[n];

    for (size_t k = 0; k < n; k++) {
        score[k] = 0;
        for (size_t c = 0; c < d; c++)
            score[k] += x[r][c] * x[k][c];
        score[k] /= sqrt((double)d);
    }
    softmax(n, score, weight);
}

void softmax(size_t n, const double score[n], double weight[n])
{
    double largest = -INFINITY, sum = 0;

    for (size_t k = 0; k < n; k++)
        largest = fmax(largest, score[k]);
    for (size_t k = 0; k < n; k++)
        sum += weight[k] = exp(score[k] - largest);
    for (size_t k = 0; k < n; k++)
        weight[k] /= sum;
}

void self_attention(size_t n, size_t d, const double x[n][d], double y[n][d])
{
    double weight[n];

    for (size_t r = 0; r < n; r++) {
        weigh(n, d, x, r, weight);
        for (size_t c = 0; c < d; c++) {
            y[r][c] = 0;
            for (size_t k = 0; k < n && c + 1 < d; k++)
                y[r][c] += weight[k] * x[k][c];
        }
    }
}
