/* For those that need it: softmax as it should be. It returns the logarithm of
 * the sum of all e^score. */
#include "does_order_matter.h"

#include <math.h>

static inline double softmax(size_t n, const double score[n], double weight[n])
{
    double largest = -INFINITY, sum = 0;

    for (size_t j = 0; j < n; j++)
        largest = fmax(largest, score[j]);
    for (size_t j = 0; j < n; j++) {
        weight[j] = exp(score[j] - largest);
        sum += weight[j];
    }
    for (size_t j = 0; j < n; j++)
        weight[j] /= sum;
    return largest + log(sum);
}
