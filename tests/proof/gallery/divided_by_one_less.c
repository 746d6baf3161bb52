/* of: mean_row
 * kind: wrong
 * say: divided by n - 1 here
 *
 * of: softmax
 * kind: wrong
 * say: Is it the largest of all these */
#include "order_blind.h"

#include <math.h>

void mean_row(size_t n, size_t d, const double x[n][d], double mean[d])
{
    for (size_t c = 0; c < d; c++) {
        double sum = 0;

        for (size_t r = 0; r < n; r++)
            sum += x[r][c];
        mean[c] = sum / ((double)n - 1);
    }
}

void softmax(size_t n, const double score[n], double weight[n])
{
    double largest = score[0], sum = 0;

    for (size_t k = 1; k < n; k++)
        largest = fmin(largest, score[k]);
    for (size_t k = 0; k < n; k++) {
        weight[k] = exp(score[k] - largest);
        sum += weight[k];
    }
    for (size_t k = 0; k < n; k++)
        weight[k] /= sum;
}
