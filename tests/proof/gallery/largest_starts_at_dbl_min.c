/* Another cause of the numbers of a known mistake.
 *
 * of: softmax
 * kind: [a-z0-9_]*maximum[a-z0-9_]*
 * say: DBL_MIN
 * never: starts with (zero|0)\. */
#include "order_blind.h"

#include <float.h>
#include <math.h>

void softmax(size_t n, const double score[n], double weight[n])
{
    double largest = DBL_MIN, sum = 0;

    for (size_t k = 0; k < n; k++)
        largest = fmax(largest, score[k]);
    for (size_t k = 0; k < n; k++)
        sum += weight[k] = exp(score[k] - largest);
    for (size_t k = 0; k < n; k++)
        weight[k] /= sum;
}
