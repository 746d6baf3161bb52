/* Two mistakes at once: powers of 2, and a sum that is too large by 1. */
#include "order_blind.h"

#include <math.h>

void softmax(size_t n, const double score[n], double weight[n])
{
    double sum = 1;

    for (size_t k = 0; k < n; k++)
        sum += weight[k] = exp2(score[k]);
    for (size_t k = 0; k < n; k++)
        weight[k] /= sum;
}
