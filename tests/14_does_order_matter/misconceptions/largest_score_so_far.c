/* This is what you get when the largest score is looked for in the loop that
 * takes the powers, so that each score loses the largest so far. Look for the
 * largest of all in a loop before it.
 *
 * read: one-number-says-how-wrong */
#include "with_softmax.h"

static double softmax(size_t n, const double score[n], double weight[n])
{
    double largest = -INFINITY, sum = 0;

    for (size_t j = 0; j < n; j++) {
        largest = fmax(largest, score[j]);
        weight[j] = exp(score[j] - largest);
        sum += weight[j];
    }
    for (size_t j = 0; j < n; j++)
        weight[j] /= sum;
    return largest + log(sum);
}
