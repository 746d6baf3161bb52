/* This is what you get when the weights are divided by the root of d, and not
 * the scores. Softmax then works on scores that are too large, and the weights
 * no longer add up to 1.
 *
 * read: the-formula-symbol-by-symbol */
#include "with_weights.h"

static void weigh(size_t n, size_t d, size_t r, const double product[n],
                  double weight[n])
{
    softmax(n, product, weight);
    for (size_t k = 0; k < n; k++)
        weight[k] /= sqrt((double)d);
}
