/* This is what you get with dweight less the mean, without the weight in
 * front. A score whose weight is nearly 0 can change nothing.
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
        dscore[j] = dweight[j] - mean;
}
