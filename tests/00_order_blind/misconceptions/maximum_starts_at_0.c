/* This is what you get when a fixed number, such as 0, -1 or DBL_MIN, stands
 * for the largest score where all scores are smaller: the search starts with
 * it, or a small maximum is replaced by it. Scores of -1000 then give 0/0.
 * Start with the first score, and subtract the largest in any case.
 *
 * read: scores-of-1000 */
#include "order_blind.h"

#include <math.h>

void softmax(size_t n, const double score[n], double weight[n])
{
    double largest = 0, sum = 0;

    for (size_t k = 0; k < n; k++)
        largest = fmax(largest, score[k]);
    for (size_t k = 0; k < n; k++) {
        weight[k] = exp(score[k] - largest);
        sum += weight[k];
    }
    for (size_t k = 0; k < n; k++)
        weight[k] /= sum;
}
