/* This is what you get with the mean less dweight: all of dscore has the wrong
 * sign. What is above the mean pulls its score up.
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
        dscore[j] = weight[j] * (mean - dweight[j]);
}
