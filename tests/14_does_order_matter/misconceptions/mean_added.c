/* This is what you get when the mean is added, and not subtracted. If all
 * dweights are alike, dscore must be 0.
 *
 * read: through-softmax */
#include "does_order_matter.h"

void softmax_backward(size_t n, const double weight[n], const double dweight[n],
                      double dscore[n])
{
    double mean = 0;

    for (size_t j = 0; j < n; j++)
        mean += weight[j] * dweight[j];
    for (size_t j = 0; j < n; j++)
        dscore[j] = weight[j] * (dweight[j] + mean);
}
