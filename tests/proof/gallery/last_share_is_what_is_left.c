/* The last weight is what the others leave of 1.
 *
 * of: softmax
 * kind: wrong
 * say: Is it what the other weights leave of 1 */
#include "order_blind.h"

#include <math.h>

void softmax(size_t n, const double score[n], double weight[n])
{
    double max = score[0], sum = 0, left = 1;

    for (size_t k = 1; k < n; k++)
        max = fmax(max, score[k]);
    for (size_t k = 0; k < n; k++)
        sum += exp(score[k] - max);
    for (size_t k = 0; k + 1 < n; k++) {
        weight[k] = exp(score[k] - max) / sum;
        left -= weight[k];
    }
    weight[n - 1] = left;
}
