/* This is what you get with weight (1 - weight) dweight: only what a score
 * does to its own weight. It changes the other weights, too, since all of them
 * add up to 1.
 *
 * read: through-softmax
 * shipped: https://github.com/deeplearning4j/libnd4j/issues/440 */
#include "does_order_matter.h"

void softmax_backward(size_t n, const double weight[n], const double dweight[n],
                      double dscore[n])
{
    for (size_t j = 0; j < n; j++)
        dscore[j] = weight[j] * (1 - weight[j]) * dweight[j];
}
