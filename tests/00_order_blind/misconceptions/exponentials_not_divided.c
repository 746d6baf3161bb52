/* This is what you get when the powers of e are used as the weights. They are
 * positive, but they do not add up to 1 until each is divided by their sum.
 *
 * read: softmax-scores-into-shares */
#include "order_blind.h"

#include <math.h>

void softmax(size_t n, const double score[n], double weight[n])
{
    for (size_t k = 0; k < n; k++)
        weight[k] = exp(score[k]);
}
