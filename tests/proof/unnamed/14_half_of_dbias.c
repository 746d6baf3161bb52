/* Half of the gradients of the scores, in all that is made of them. */
#include "does_order_matter.h"

void softmax_backward(size_t n, const double weight[n], const double dweight[n],
                      double dscore[n])
{
    double mean = 0;

    for (size_t j = 0; j < n; j++)
        mean += weight[j] * dweight[j];
    for (size_t j = 0; j < n; j++)
        dscore[j] = weight[j] * (dweight[j] - mean) / 2;
}
