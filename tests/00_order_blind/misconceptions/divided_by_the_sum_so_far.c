/* This is what you get when each power is divided in the same loop that adds
 * them up: by the sum so far. The first weight is then always 1. Finish the sum
 * in one loop, and divide in the next.
 *
 * read: softmax-scores-into-shares */
#include "order_blind.h"

#include <math.h>

void softmax(size_t n, const double score[n], double weight[n])
{
    double largest = score[0], sum = 0;

    for (size_t k = 1; k < n; k++)
        largest = fmax(largest, score[k]);
    for (size_t k = 0; k < n; k++) {
        sum += exp(score[k] - largest);
        weight[k] = exp(score[k] - largest) / sum;
    }
}
