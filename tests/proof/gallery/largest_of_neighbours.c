/* A score larger than its neighbour becomes the largest.
 *
 * of: softmax
 * kind: wrong
 * say: Neither the first nor the last */
#include "order_blind.h"

#include <math.h>

void softmax(size_t n, const double score[n], double weight[n])
{
    double max = score[0], sum = 0;

    for (size_t k = 1; k < n; k++)
        if (score[k] > score[k - 1])
            max = score[k];
    for (size_t k = 0; k < n; k++)
        sum += exp(score[k] - max);
    for (size_t k = 0; k < n; k++)
        weight[k] = exp(score[k] - max) / sum;
}
