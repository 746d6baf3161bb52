/* This is what you get when the dot products are divided by d itself and not
 * by its root, or by the root twice. The scores become too small, and the
 * weights too equal.
 *
 * read: the-root-of-d */
#include "with_weights.h"

static void weigh(size_t n, size_t d, size_t r, const double product[n],
                  double weight[n])
{
    double score[n];

    for (size_t k = 0; k < n; k++)
        score[k] = product[k] / (double)d;
    softmax(n, score, weight);
}
