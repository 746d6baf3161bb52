/* This is what you get when a token attends to all the others and not to
 * itself: the formula has all n rows in it, that of the token included.
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
