/* This is what you get when the largest score is subtracted, but the powers of
 * e are not divided by their sum. The largest weight is then always 1.
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
