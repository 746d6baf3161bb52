/* Powers of 2.7182818285, which is e to ten digits. The weights are wrong by
 * about as little as with 1e-9 added to the sum. */
#include "order_blind.h"

#include <math.h>

void softmax(size_t n, const double score[n], double weight[n])
{
    double largest = score[0], sum = 0;

    for (size_t k = 1; k < n; k++)
        largest = fmax(largest, score[k]);
    for (size_t k = 0; k < n; k++) {
        weight[k] = pow(2.7182818285, score[k] - largest);
        sum += weight[k];
    }
    for (size_t k = 0; k < n; k++)
        weight[k] /= sum;
}
