/* This is what you get when the powers of e are divided by n, the number of
 * scores. A share is a part of the sum, so divide by the sum of the powers.
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
        weight[k] = exp(score[k] - largest) / (double)n;
}
