/* This is what you get when the scores are compared without their signs, as
 * with fabs. Of -2000, 0 and 1000 it then subtracts 2000, and every power is 0.
 * Subtract the largest score: there that is 1000.
 *
 * read: scores-of-1000 */
#include "order_blind.h"

#include <math.h>

void softmax(size_t n, const double score[n], double weight[n])
{
    double largest = fabs(score[0]), sum = 0;

    for (size_t k = 1; k < n; k++)
        largest = fmax(largest, fabs(score[k]));
    for (size_t k = 0; k < n; k++) {
        weight[k] = exp(score[k] - largest);
        sum += weight[k];
    }
    for (size_t k = 0; k < n; k++)
        weight[k] /= sum;
}
