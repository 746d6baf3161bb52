/* This is what you get when the weights are scaled to a vector of length 1.
 * Their squares then add up to 1. The weights themselves should.
 *
 * read: softmax-scores-into-shares */
#include "order_blind.h"

#include <math.h>

void softmax(size_t n, const double score[n], double weight[n])
{
    double largest = score[0], square = 0;

    for (size_t k = 1; k < n; k++)
        largest = fmax(largest, score[k]);
    for (size_t k = 0; k < n; k++) {
        weight[k] = exp(score[k] - largest);
        square += weight[k] * weight[k];
    }
    for (size_t k = 0; k < n; k++)
        weight[k] /= sqrt(square);
}
