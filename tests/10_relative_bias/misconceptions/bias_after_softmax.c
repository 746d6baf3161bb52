/* This is what you get when the bias is added to the shares, after the
 * softmax. The shares then no longer add up to 1, and a bias of -INFINITY
 * makes the result infinite or nan. The bias belongs to the score.
 *
 * read: one-number-for-each-score */
#include "with_weights.h"

static void weigh(size_t n, size_t d_k, size_t i, const double product[n],
                  const double bias[n][n], double weight[n])
{
    for (size_t j = 0; j < n; j++)
        weight[j] = product[j] / sqrt((double)d_k);
    softmax(n, weight);
    for (size_t j = 0; j < n; j++)
        weight[j] += bias[i][j];
}
