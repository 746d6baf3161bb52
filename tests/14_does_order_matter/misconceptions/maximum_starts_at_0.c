/* This is what you get when the search for the largest score starts with 0. If
 * all scores are far below 0, every e^score is 0, and so is their sum. Start
 * with -INFINITY.
 *
 * read: one-number-says-how-wrong */
#include "with_softmax.h"

static double softmax(size_t n, const double score[n], double weight[n])
{
    double largest = 0, sum = 0;

    for (size_t j = 0; j < n; j++)
        largest = fmax(largest, score[j]);
    for (size_t j = 0; j < n; j++) {
        weight[j] = exp(score[j] - largest);
        sum += weight[j];
    }
    for (size_t j = 0; j < n; j++)
        weight[j] /= sum;
    return largest + log(sum);
}
