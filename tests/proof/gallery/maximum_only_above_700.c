/* The largest score is subtracted only where it is above 700.
 *
 * of: softmax
 * kind: maximum_starts_at_0
 * say: a small maximum is replaced by it */
#include "order_blind.h"

#include <math.h>

void softmax(size_t n, const double score[n], double weight[n])
{
    double max = score[0], sum = 0;

    for (size_t k = 1; k < n; k++)
        if (score[k] > max)
            max = score[k];
    if (max < 700)
        max = 0;
    for (size_t k = 0; k < n; k++)
        sum += exp(score[k] - max);
    for (size_t k = 0; k < n; k++)
        weight[k] = exp(score[k] - max) / sum;
}
