/* This is what you get when the sum of dweight is subtracted, without the
 * weights. Each dweight counts in it as much as its weight.
 *
 * read: through-softmax */
#include "does_order_matter.h"

void softmax_backward(size_t n, const double weight[n], const double dweight[n],
                      double dscore[n])
{
    double mean = 0;

    for (size_t j = 0; j < n; j++)
        mean += dweight[j];
    for (size_t j = 0; j < n; j++)
        dscore[j] = weight[j] * (dweight[j] - mean);
}
