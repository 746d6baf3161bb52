/* Scores 50 below the largest get weight 0.
 *
 * of: softmax
 * kind: wrong
 * say: A weight is 0 here that is small */
#include "order_blind.h"

#include <math.h>

void softmax(size_t n, const double score[n], double weight[n])
{
    double max = score[0], sum = 0;

    for (size_t k = 1; k < n; k++)
        max = fmax(max, score[k]);
    for (size_t k = 0; k < n; k++) {
        double low = score[k] - max;

        weight[k] = low < -50 ? 0 : exp(low);
        sum += weight[k];
    }
    for (size_t k = 0; k < n; k++)
        weight[k] /= sum;
}
