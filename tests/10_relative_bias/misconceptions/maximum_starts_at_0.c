/* This is what you get when the search for the largest score starts with 0,
 * or with a number near it, such as DBL_MIN. Where all scores lie far below 0,
 * e to each of them is 0, and their sum, too: 0/0 is not a number.
 *
 * read: one-number-for-each-score */
#include "with_weights.h"

static void weigh(size_t n, size_t d_k, size_t i, const double product[n],
                  const double bias[n][n], double weight[n])
{
    double largest = 0, sum = 0;

    for (size_t j = 0; j < n; j++) {
        weight[j] = product[j] / sqrt((double)d_k) + bias[i][j];
        largest = fmax(largest, weight[j]);
    }
    for (size_t j = 0; j < n; j++) {
        weight[j] = exp(weight[j] - largest);
        sum += weight[j];
    }
    for (size_t j = 0; j < n; j++)
        weight[j] /= sum;
}
