/* This is what you get when the powers of e are taken for the weights: they are
 * positive, but nobody has made shares of them, and they add up to anything.
 *
 * read: softmax-scores-into-shares */
#include "order_blind.h"

#include <math.h>

void softmax(size_t n, const double score[n], double weight[n])
{
    for (size_t k = 0; k < n; k++)
        weight[k] = exp(score[k]);
}
