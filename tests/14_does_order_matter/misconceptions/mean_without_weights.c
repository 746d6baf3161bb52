/* This is what you get when the plain mean of dweight is subtracted: the sum
 * over n. In this mean each dweight counts as much as its weight.
 *
 * read: through-softmax */
#include "does_order_matter.h"

void softmax_backward(size_t n, const double weight[n], const double dweight[n],
                      double dscore[n])
{
    double mean = 0;

    for (size_t j = 0; j < n; j++)
        mean += dweight[j] / (double)n;
    for (size_t j = 0; j < n; j++)
        dscore[j] = weight[j] * (dweight[j] - mean);
}
