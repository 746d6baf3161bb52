/* This is what you get when the dot products are not divided by the root of
 * d_k. (T5 leaves the division out and trains with that, but it is not the
 * formula here.)
 *
 * read: one-number-for-each-score */
#include "with_weights.h"

static void weigh(size_t n, size_t d_k, size_t i, const double product[n],
                  const double bias[n][n], double weight[n])
{
    (void)d_k;
    for (size_t j = 0; j < n; j++)
        weight[j] = product[j] + bias[i][j];
    softmax(n, weight);
}
