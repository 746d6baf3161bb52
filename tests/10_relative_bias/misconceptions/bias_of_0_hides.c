/* This is what you get when a bias of 0 hides a key. It leaves the score as it
 * is. What hides a key is -INFINITY: e to that is 0.
 *
 * read: one-number-for-each-score */
#include "with_weights.h"

static void weigh(size_t n, size_t d_k, size_t i, const double product[n],
                  const double bias[n][n], double weight[n])
{
    for (size_t j = 0; j < n; j++)
        weight[j] = bias[i][j] == 0
                        ? -INFINITY
                        : product[j] / sqrt((double)d_k) + bias[i][j];
    softmax(n, weight);
}
