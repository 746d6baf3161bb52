/* This is what you get when a token attends to all others, but not to itself.
 * The sum in the formula has all n rows in it, with the row of the token.
 *
 * read: self-attention-step-by-step */
#include "with_weights.h"

static void weigh(size_t n, size_t d, size_t r, const double product[n],
                  double weight[n])
{
    double score[n];

    for (size_t k = 0; k < n; k++)
        score[k] = k == r ? -INFINITY : product[k] / sqrt((double)d);
    softmax(n, score, weight);
}
