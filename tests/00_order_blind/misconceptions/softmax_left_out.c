/* This is what you get when the scores are used as weights, without softmax.
 * The result is then no mean of the rows, and it may lie far outside them.
 *
 * read: self-attention-step-by-step */
#include "with_weights.h"

static void weigh(size_t n, size_t d, size_t r, const double product[n],
                  double weight[n])
{
    for (size_t k = 0; k < n; k++)
        weight[k] = product[k] / sqrt((double)d);
}
