/* Powers of the scores themselves, without softmax.
 *
 * of: self_attention
 * kind: wrong
 * say: Subtract the largest score of the row
 * never: root or the logarithm */
#include "order_blind.h"

#include <math.h>

void self_attention(size_t n, size_t d, const double x[n][d], double y[n][d])
{
    for (size_t r = 0; r < n; r++) {
        double weight[n], sum = 0;

        for (size_t k = 0; k < n; k++) {
            double score = 0;

            for (size_t c = 0; c < d; c++)
                score += x[r][c] * x[k][c];
            weight[k] = exp(score / sqrt((double)d));
            sum += weight[k];
        }
        for (size_t c = 0; c < d; c++) {
            y[r][c] = 0;
            for (size_t k = 0; k < n; k++)
                y[r][c] += weight[k] / sum * x[k][c];
        }
    }
}
