/* Each weight is 1 / n: a list has no columns.
 *
 * of: softmax
 * kind: wrong
 * say: All numbers are the same here
 * say: Does an index stand still that should count with the loop
 * never: row
 * never: columns */
#include "order_blind.h"

#include <math.h>

void softmax(size_t n, const double score[n], double weight[n])
{
    double largest = score[0], sum = 0;

    for (size_t k = 1; k < n; k++)
        largest = fmax(largest, score[k]);
    for (size_t k = 0; k < n; k++) {
        weight[k] = exp(score[k] - largest);
        sum += weight[k];
    }
    for (size_t k = 0; k < n; k++)
        weight[k] = 1.0 / (double)n;
}
