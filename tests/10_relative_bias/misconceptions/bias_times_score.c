/* This is what you get when the score is multiplied by the bias. The bias is
 * added: it must work for a score of 0, too, and in the same direction for
 * scores of either sign.
 *
 * read: one-number-for-each-score */
#include "with_weights.h"

static void weigh(size_t n, size_t d_k, size_t i, const double product[n],
                  const double bias[n][n], double weight[n])
{
    for (size_t j = 0; j < n; j++)
        weight[j] = product[j] / sqrt((double)d_k) * bias[i][j];
    softmax(n, weight);
}
