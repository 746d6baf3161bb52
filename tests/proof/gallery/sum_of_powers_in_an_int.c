/* The powers are divided by a sum, which is 1 in an int.
 *
 * of: softmax
 * kind: wrong
 * say: as if they were divided by nothing, or by a sum that is 1 */
#include "order_blind.h"

#include <math.h>

void softmax(size_t n, const double score[n], double weight[n])
{
    double largest = score[0];
    int sum = 0;

    for (size_t k = 1; k < n; k++)
        largest = fmax(largest, score[k]);
    for (size_t k = 0; k < n; k++) {
        weight[k] = exp(score[k] - largest);
        sum += weight[k];
    }
    for (size_t k = 0; k < n; k++)
        weight[k] /= sum;
}
