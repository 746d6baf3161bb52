/* This is what you get when softmax does not subtract the largest score, or
 * subtracts another number. e^1000 is infinite in a double and e^-1000 is 0,
 * and neither inf/inf nor 0/0 is a number.
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
