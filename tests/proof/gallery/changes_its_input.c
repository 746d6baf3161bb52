/* The exponentials are written over the scores, by way of memcpy.
 *
 * of: softmax
 * kind: wrong
 * say: changed its input, which is only to be read */
#include "order_blind.h"

#include <math.h>
#include <string.h>

void softmax(size_t n, const double score[n], double weight[n])
{
    double largest = score[0], sum = 0;

    for (size_t k = 1; k < n; k++)
        largest = fmax(largest, score[k]);
    for (size_t k = 0; k < n; k++) {
        weight[k] = exp(score[k] - largest);
        sum += weight[k];
    }
    memcpy((double *)score, weight, n * sizeof *score);
    for (size_t k = 0; k < n; k++)
        weight[k] /= sum;
}
