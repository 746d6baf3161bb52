/* The largest score is kept in an int. What stands behind the point is lost,
 * which cancels, so that all is right until a score does not fit into an int.
 * What C makes of it then differs from machine to machine. */
#include "order_blind.h"

#include <math.h>

void softmax(size_t n, const double score[n], double weight[n])
{
    int largest = (int)score[0];
    double sum = 0;

    for (size_t k = 1; k < n; k++)
        if (score[k] > largest)
            largest = (int)score[k];
    for (size_t k = 0; k < n; k++) {
        weight[k] = exp(score[k] - largest);
        sum += weight[k];
    }
    for (size_t k = 0; k < n; k++)
        weight[k] /= sum;
}
