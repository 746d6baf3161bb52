/* This is what you get with a hard maximum: the largest score takes all, and
 * the others, however close they come, nothing.
 *
 * read: softmax-scores-into-shares */
#include "order_blind.h"

void softmax(size_t n, const double score[n], double weight[n])
{
    size_t largest = 0;

    for (size_t k = 0; k < n; k++) {
        weight[k] = 0;
        if (score[k] > score[largest])
            largest = k;
    }
    weight[largest] = 1;
}
