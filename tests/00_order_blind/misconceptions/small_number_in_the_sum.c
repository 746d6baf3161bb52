/* This is what you get when a small number, 1e-9, is added to the sum of the
 * powers to keep it from 0. The sum is never 0: once the largest score is
 * subtracted, one of the powers is 1. With the small number the weights no
 * longer add up to 1.
 *
 * read: scores-of-1000 */
#include "order_blind.h"

#include <math.h>

void softmax(size_t n, const double score[n], double weight[n])
{
    double largest = score[0], sum = 0;

    for (size_t k = 1; k < n; k++)
        largest = fmax(largest, score[k]);
    for (size_t k = 0; k < n; k++) {
        weight[k] = exp(score[k] - largest);
        sum += weight[k];
    }
    for (size_t k = 0; k < n; k++)
        weight[k] /= sum + 1e-9;
}
