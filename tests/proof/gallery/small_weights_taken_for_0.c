/* of: softmax
 * say: A weight is 0 here that is small */
#include "order_blind.h"

#include <math.h>

void softmax(size_t n, const double score[n], double weight[n])
{
    double big = -INFINITY, sum = 0;
    for (size_t j = 0; j < n; j++)
        big = fmax(big, score[j]);
    for (size_t j = 0; j < n; j++) {
        weight[j] = score[j] < big - 12 ? 0 : exp(score[j] - big);
        sum += weight[j];
    }
    for (size_t j = 0; j < n; j++)
        weight[j] /= sum;
}
