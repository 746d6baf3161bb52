/* This is what you get when softmax is computed in float, which has seven
 * digits. A double has sixteen.
 *
 * read: one-number-says-how-wrong */
#include "with_softmax.h"

static double softmax(size_t n, const double score[n], double weight[n])
{
    float largest = -INFINITY, sum = 0;

    for (size_t j = 0; j < n; j++)
        largest = fmaxf(largest, (float)score[j]);
    for (size_t j = 0; j < n; j++) {
        weight[j] = expf((float)score[j] - largest);
        sum += (float)weight[j];
    }
    for (size_t j = 0; j < n; j++)
        weight[j] = (float)weight[j] / sum;
    return largest + logf(sum);
}
