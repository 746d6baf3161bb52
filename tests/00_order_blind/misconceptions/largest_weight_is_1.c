/* This is what you get when the largest score has been subtracted, but the
 * powers of e have not been made into shares: the largest weight is then 1,
 * whatever the others are.
 *
 * read: softmax-scores-into-shares */
#include "order_blind.h"

#include <math.h>

void softmax(size_t n, const double score[n], double weight[n])
{
    double largest = score[0];

    for (size_t k = 1; k < n; k++)
        largest = fmax(largest, score[k]);
    for (size_t k = 0; k < n; k++)
        weight[k] = exp(score[k] - largest);
}
