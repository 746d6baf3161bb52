/* This is what you get when row and column of the bias are exchanged: query i
 * must read row i, bias[i][j]. With a mask, a token then sees what comes after
 * it and not what comes before.
 *
 * read: one-number-for-each-score */
#include "with_weights.h"

static void weigh(size_t n, size_t d_k, size_t i, const double product[n],
                  const double bias[n][n], double weight[n])
{
    for (size_t j = 0; j < n; j++)
        weight[j] = product[j] / sqrt((double)d_k) + bias[j][i];
    softmax(n, weight);
}
