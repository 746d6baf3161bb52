/* This is what you get when the sum of score and bias is divided by the root
 * of d_k. Only the dot product is divided: the same bias would mean less in a
 * wider head. (The code of Falcon's models with ALiBi does this on purpose.)
 *
 * read: one-number-for-each-score */
#include "with_weights.h"

static void weigh(size_t n, size_t d_k, size_t i, const double product[n],
                  const double bias[n][n], double weight[n])
{
    for (size_t j = 0; j < n; j++)
        weight[j] = (product[j] + bias[i][j]) / sqrt((double)d_k);
    softmax(n, weight);
}
