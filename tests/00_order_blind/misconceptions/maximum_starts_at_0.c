/* This is what you get when the search for the largest score starts with a
 * fixed number, such as 0, -1 or DBL_MIN. If all scores are smaller, it stays
 * the largest, and scores of -1000 give 0/0. Start with the first score.
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
