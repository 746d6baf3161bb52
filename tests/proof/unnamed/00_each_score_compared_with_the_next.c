/* The larger of the last two scores is subtracted: each comparison forgets the
 * ones before it. It is wrong only if a far larger score stands before them. */
#include "order_blind.h"

#include <math.h>

void softmax(size_t n, const double score[n], double weight[n])
{
    double largest = score[0], sum = 0;

    for (size_t k = 0; k + 1 < n; k++)
        largest = fmax(score[k], score[k + 1]);
    for (size_t k = 0; k < n; k++) {
        weight[k] = exp(score[k] - largest);
        sum += weight[k];
    }
    for (size_t k = 0; k < n; k++)
        weight[k] /= sum;
}
