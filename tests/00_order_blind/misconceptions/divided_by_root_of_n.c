/* This is what you get when the dot products are divided by the root of n, the
 * number of tokens. A dot product is a sum over d columns, so it grows with d,
 * however long the text is.
 *
 * read: the-root-of-d */
#include "with_weights.h"

static void weigh(size_t n, size_t d, size_t r, const double product[n],
                  double weight[n])
{
    double score[n];

    for (size_t k = 0; k < n; k++)
        score[k] = product[k] / sqrt((double)n);
    softmax(n, score, weight);
}
