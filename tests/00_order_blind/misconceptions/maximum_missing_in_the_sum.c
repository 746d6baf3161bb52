/* This is what you get when the largest score is subtracted in the numerator,
 * but not in the sum of the denominator. The two no longer cancel, and the
 * weights do not add up to 1.
 *
 * read: scores-of-1000 */
#include "order_blind.h"

#include <math.h>

void softmax(size_t n, const double score[n], double weight[n])
{
    double largest = score[0], sum = 0;

    for (size_t k = 0; k < n; k++) {
        largest = fmax(largest, score[k]);
        sum += exp(score[k]);
    }
    for (size_t k = 0; k < n; k++)
        weight[k] = exp(score[k] - largest) / sum;
}
