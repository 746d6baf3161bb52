/* This is what you get when all rows are mixed with one weight, that of the
 * token itself: weight[r] in place of weight[k]. Each row k has a weight of its
 * own.
 *
 * read: self-attention-step-by-step */
#include "with_weights.h"

static void weigh(size_t n, size_t d, size_t r, const double product[n],
                  double weight[n])
{
    double score[n], share[n];

    for (size_t k = 0; k < n; k++)
        score[k] = product[k] / sqrt((double)d);
    softmax(n, score, share);
    for (size_t k = 0; k < n; k++)
        weight[k] = share[r];
}
