/* This is what you get when the largest score has weight 1 and all others have
 * weight 0. Softmax gives every score a positive weight, and scores that are
 * close get weights that are close.
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
