/* This is what you get when a small number, 1e-9, is added to the sum of the
 * powers, and no score is subtracted. Scores of -1000 then have weights of 0
 * in place of 0/0, and scores of 1000 still give inf/inf. Subtract the largest
 * score, and the sum is never 0.
 *
 * read: scores-of-1000 */
#include "order_blind.h"

#include <math.h>

void softmax(size_t n, const double score[n], double weight[n])
{
    double sum = 1e-9;

    for (size_t k = 0; k < n; k++)
        sum += exp(score[k]);
    for (size_t k = 0; k < n; k++)
        weight[k] = exp(score[k]) / sum;
}
