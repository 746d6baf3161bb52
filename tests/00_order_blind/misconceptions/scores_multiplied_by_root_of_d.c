/* This is what you get when the dot products are multiplied by the root of d.
 * They already grow with the number of columns, and the division by the root of
 * d is there to stop that.
 *
 * read: the-root-of-d */
#include "with_weights.h"

static void weigh(size_t n, size_t d, size_t r, const double product[n],
                  double weight[n])
{
    double score[n];

    for (size_t k = 0; k < n; k++)
        score[k] = product[k] * sqrt((double)d);
    softmax(n, score, weight);
}
