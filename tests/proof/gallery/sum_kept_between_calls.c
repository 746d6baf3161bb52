/* The sum goes on from call to call. Each call then has a factor of its own,
 * which is no size.
 *
 * of: softmax
 * kind: wrong
 * say: ^Line 14 has a static variable
 * never: times what it should be */
#include "order_blind.h"

#include <math.h>

void softmax(size_t n, const double score[n], double weight[n])
{
    static double sum = 0;
    double max = score[0];

    for (size_t k = 1; k < n; k++)
        max = fmax(max, score[k]);
    for (size_t k = 0; k < n; k++) {
        weight[k] = exp(score[k] - max);
        sum += weight[k];
    }
    for (size_t k = 0; k < n; k++)
        weight[k] /= sum;
}
