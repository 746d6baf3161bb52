/* of: softmax
 * kind: wrong
 * say: ^The last power is not in the sum here */
#include "order_blind.h"

#include <math.h>

void softmax(size_t n, const double score[n], double weight[n])
{
    double largest = score[0], sum = 0;

    for (size_t k = 1; k < n; k++)
        largest = fmax(largest, score[k]);
    for (size_t k = 0; k + 1 < n; k++)
        sum += exp(score[k] - largest);
    for (size_t k = 0; k < n; k++)
        weight[k] = exp(score[k] - largest) / sum;
}
