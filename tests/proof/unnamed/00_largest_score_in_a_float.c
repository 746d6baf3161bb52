/* The largest score is kept in a float. It is rounded, which cancels, so that
 * all is right until a score is larger than a float can be. */
#include "order_blind.h"

#include <math.h>

void softmax(size_t n, const double score[n], double weight[n])
{
    float largest = (float)score[0];
    double sum = 0;

    for (size_t k = 1; k < n; k++)
        largest = fmaxf(largest, (float)score[k]);
    for (size_t k = 0; k < n; k++) {
        weight[k] = exp(score[k] - largest);
        sum += weight[k];
    }
    for (size_t k = 0; k < n; k++)
        weight[k] /= sum;
}
