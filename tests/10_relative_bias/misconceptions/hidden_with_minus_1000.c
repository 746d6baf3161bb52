/* This is what you get when a hidden key's score becomes a number such as
 * -1000, in place of -INFINITY. It hides a key from higher scores only: where
 * the keys that are seen have a lower score, the hidden one gets the most.
 *
 * read: one-number-for-each-score */
#include "with_weights.h"

static void weigh(size_t n, size_t d_k, size_t i, const double product[n],
                  const double bias[n][n], double weight[n])
{
    for (size_t j = 0; j < n; j++)
        weight[j] = isinf(bias[i][j])
                        ? -1000
                        : product[j] / sqrt((double)d_k) + bias[i][j];
    softmax(n, weight);
}
