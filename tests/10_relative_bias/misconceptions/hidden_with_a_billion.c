/* This is what you get when a hidden key's score becomes -1e9, in place of
 * -INFINITY. It hides a key from higher scores only, and any finite bias is
 * allowed: one of -2e9 is lower.
 *
 * read: one-number-for-each-score */
#include "with_weights.h"

static void weigh(size_t n, size_t d_k, size_t i, const double product[n],
                  const double bias[n][n], double weight[n])
{
    for (size_t j = 0; j < n; j++)
        weight[j] = isinf(bias[i][j])
                        ? -1e9
                        : product[j] / sqrt((double)d_k) + bias[i][j];
    softmax(n, weight);
}
