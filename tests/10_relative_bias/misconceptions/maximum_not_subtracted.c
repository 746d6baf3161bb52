/* This is what you get when softmax is computed without subtracting the
 * largest score, or with another number subtracted. e to the 1000 is inf, e to
 * the -1000 is 0, and both inf/inf and 0/0 are not a number.
 *
 * read: one-number-for-each-score */
#include "with_weights.h"

static void weigh(size_t n, size_t d_k, size_t i, const double product[n],
                  const double bias[n][n], double weight[n])
{
    double sum = 0;

    for (size_t j = 0; j < n; j++) {
        weight[j] = exp(product[j] / sqrt((double)d_k) + bias[i][j]);
        sum += weight[j];
    }
    for (size_t j = 0; j < n; j++)
        weight[j] /= sum;
}
