/* of: softmax
 * kind: wrong
 * never: power is not in the sum|last power is in the sum */
#include "order_blind.h"

#include <math.h>

void softmax(size_t n, const double score[n], double weight[n])
{
    double largest = 0, sum = 0;

    for (size_t k = 0; k < n; k++)
        largest = fmax(largest, score[k]);
    for (size_t k = 0; k < n; k++)
        sum += exp(score[k] - largest);
    for (size_t k = 0; k < n; k++)
        weight[k] = sum > 0 ? exp(score[k] - largest) / sum : 1 / (double)n;
}
