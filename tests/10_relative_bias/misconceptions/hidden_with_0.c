/* This is what you get when a hidden key's score becomes 0, or a number such
 * as -1 in place of -INFINITY's: softmax gives a share to every finite score.
 * (Here the score is set to 0.)
 *
 * read: one-number-for-each-score */
#include "with_weights.h"

static void weigh(size_t n, size_t d_k, size_t i, const double product[n],
                  const double bias[n][n], double weight[n])
{
    for (size_t j = 0; j < n; j++)
        weight[j] =
            isinf(bias[i][j]) ? 0 : product[j] / sqrt((double)d_k) + bias[i][j];
    softmax(n, weight);
}
