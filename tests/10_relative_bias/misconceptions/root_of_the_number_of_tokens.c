/* This is what you get when the scores are divided by the root of n, the
 * number of tokens. It is d_k, the width of a key, that makes dot products
 * grow.
 *
 * read: one-number-for-each-score */
#include "with_weights.h"

static void weigh(size_t n, size_t d_k, size_t i, const double product[n],
                  const double bias[n][n], double weight[n])
{
    (void)d_k;
    for (size_t j = 0; j < n; j++)
        weight[j] = product[j] / sqrt((double)n) + bias[i][j];
    softmax(n, weight);
}
