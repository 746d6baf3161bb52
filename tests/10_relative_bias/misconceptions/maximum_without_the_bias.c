/* This is what you get when the largest score is looked for before the bias is
 * added. A bias of 1000 then makes e to the 1000, which is inf, and with a
 * bias of -1000 in the whole row all powers are 0.
 *
 * read: one-number-for-each-score */
#include "with_weights.h"

static void weigh(size_t n, size_t d_k, size_t i, const double product[n],
                  const double bias[n][n], double weight[n])
{
    double largest = -INFINITY, sum = 0;

    for (size_t j = 0; j < n; j++)
        largest = fmax(largest, product[j] / sqrt((double)d_k));
    for (size_t j = 0; j < n; j++) {
        weight[j] = exp(product[j] / sqrt((double)d_k) + bias[i][j] - largest);
        sum += weight[j];
    }
    for (size_t j = 0; j < n; j++)
        weight[j] /= sum;
}
