/* This is what you get when softmax does not subtract the largest score.
 * e^1000 is infinite in a double, and infinity divided by infinity is no
 * number.
 *
 * read: one-number-says-how-wrong */
#include "with_softmax.h"

static double softmax(size_t n, const double score[n], double weight[n])
{
    double sum = 0;

    for (size_t j = 0; j < n; j++) {
        weight[j] = exp(score[j]);
        sum += weight[j];
    }
    for (size_t j = 0; j < n; j++)
        weight[j] /= sum;
    return log(sum);
}
