/* of: softmax
 * kind: wrong
 * say: never above 0
 * never: and not the score from it */
#include "order_blind.h"

#include <math.h>

void softmax(size_t n, const double score[n], double weight[n])
{
    double max = score[0], total = 0;

    for (size_t k = 1; k < n; k++)
        if (score[k] > max)
            max = score[k];
    for (size_t k = 0; k < n; k++) {
        weight[k] = exp(fabs(score[k] - max));
        total += weight[k];
    }
    for (size_t k = 0; k < n; k++)
        weight[k] /= total;
}
