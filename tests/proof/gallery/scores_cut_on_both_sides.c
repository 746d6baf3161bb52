/* of: softmax
 * kind: wrong
 * say: or those far below 0, cut off
 * never: so far is subtracted */
#include "order_blind.h"

#include <math.h>

void softmax(size_t n, const double score[n], double weight[n])
{
    double total = 0;

    for (size_t k = 0; k < n; k++) {
        weight[k] = exp(fmax(-500, fmin(500, score[k])));
        total += weight[k];
    }
    for (size_t k = 0; k < n; k++)
        weight[k] /= total;
}
