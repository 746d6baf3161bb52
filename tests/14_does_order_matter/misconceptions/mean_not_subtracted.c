/* This is what you get with weight times dweight, where no mean is subtracted,
 * or one that is 0. A score that grows makes its own weight larger and all
 * others smaller; the mean is what the others lose.
 *
 * read: through-softmax */
#include "does_order_matter.h"

void softmax_backward(size_t n, const double weight[n], const double dweight[n],
                      double dscore[n])
{
    for (size_t j = 0; j < n; j++)
        dscore[j] = weight[j] * dweight[j];
}
