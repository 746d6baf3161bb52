/* This is what you get when a hidden key's share is set to 0 after the
 * softmax. The others were divided by a sum in which the hidden key counts, so
 * they no longer add up to 1.
 *
 * read: one-number-for-each-score */
#include "with_weights.h"

static void weigh(size_t n, size_t d_k, size_t i, const double product[n],
                  const double bias[n][n], double weight[n])
{
    for (size_t j = 0; j < n; j++)
        weight[j] = product[j] / sqrt((double)d_k) +
                    (isinf(bias[i][j]) ? 0 : bias[i][j]);
    softmax(n, weight);
    for (size_t j = 0; j < n; j++)
        weight[j] = isinf(bias[i][j]) ? 0 : weight[j];
}
