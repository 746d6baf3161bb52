/* The largest score is looked for in the loop that takes the powers.
 *
 * of: softmax
 * kind: wrong
 * say: the largest so far is subtracted
 * never: cut off */
#include "order_blind.h"

#include <math.h>

void softmax(size_t n, const double score[n], double weight[n])
{
    double largest = score[0], sum = 0;

    for (size_t k = 0; k < n; k++) {
        if (score[k] > largest)
            largest = score[k];
        weight[k] = exp(score[k] - largest);
        sum += weight[k];
    }
    for (size_t k = 0; k < n; k++)
        weight[k] /= sum;
}
