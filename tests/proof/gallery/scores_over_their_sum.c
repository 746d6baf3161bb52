/* of: softmax
 * say: These are the scores over their sum */
#include "order_blind.h"

#include <math.h>

void softmax(size_t n, const double score[n], double weight[n])
{
    double sum = 0;
    for (size_t k = 0; k < n; k++)
        sum += fabs(score[k]);
    for (size_t k = 0; k < n; k++)
        weight[k] = score[k] / sum;
}
