/* This is what you get when the formula is used as it stands. It is right for
 * small scores. But e to the 1000 is inf, e to the -1000 is 0, and both inf/inf
 * and 0/0 are not a number.
 *
 * read: scores-of-1000 */
#include "order_blind.h"

#include <math.h>

void softmax(size_t n, const double score[n], double weight[n])
{
    double sum = 0;

    for (size_t k = 0; k < n; k++)
        sum += exp(score[k]);
    for (size_t k = 0; k < n; k++)
        weight[k] = exp(score[k]) / sum;
}
