/* of: softmax
 * kind: wrong
 * say: squares of the scores less the largest */
#include "order_blind.h"

void softmax(size_t n, const double score[n], double weight[n])
{
    double max = score[0], total = 0;

    for (size_t k = 1; k < n; k++)
        if (score[k] > max)
            max = score[k];
    for (size_t k = 0; k < n; k++) {
        weight[k] = (score[k] - max) * (score[k] - max);
        total += weight[k];
    }
    for (size_t k = 0; k < n; k++)
        weight[k] /= total;
}
