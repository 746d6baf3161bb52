/* A small weight with a large dweight is left at 0.
 *
 * of: softmax_backward
 * kind: wrong
 * say: A small weight counts */
#include "does_order_matter.h"

void softmax_backward(size_t n, const double weight[n], const double dweight[n],
                      double dscore[n])
{
    double mean = 0;
    for (size_t j = 0; j < n; j++) {
        mean += weight[j] * dweight[j];
    }
    for (size_t j = 0; j < n; j++) {
        dscore[j] = weight[j] < 1e-9 ? 0 : weight[j] * (dweight[j] - mean);
    }
}
