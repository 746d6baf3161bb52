/* This is what you get when the scores are divided by their sum. A negative
 * score then has a negative share, and scores that add up to 0 have no shares
 * at all. Take powers of e first.
 *
 * read: softmax-scores-into-shares */
#include "order_blind.h"

void softmax(size_t n, const double score[n], double weight[n])
{
    double sum = 0;

    for (size_t k = 0; k < n; k++)
        sum += score[k];
    for (size_t k = 0; k < n; k++)
        weight[k] = score[k] / sum;
}
