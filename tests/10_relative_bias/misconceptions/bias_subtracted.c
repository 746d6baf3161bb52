/* This is what you get when the bias is subtracted from the score. ALiBi's
 * bias is negative already, and it is added like any other.
 *
 * read: one-number-for-each-score */
#include "with_weights.h"

static void weigh(size_t n, size_t d_k, size_t i, const double product[n],
                  const double bias[n][n], double weight[n])
{
    for (size_t j = 0; j < n; j++)
        weight[j] = product[j] / sqrt((double)d_k) - bias[i][j];
    softmax(n, weight);
}
