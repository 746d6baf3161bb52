/* of: self_attention
 * kind: wrong
 * say: A sum should begin with 0 in each
 * never: further apart */
#include "order_blind.h"

#include <math.h>

void self_attention(size_t n, size_t d, const double x[n][d], double y[n][d])
{
    double score[n], weight[n];

    for (size_t r = 0; r < n; r++) {
        double sum = 0;

        for (size_t k = 0; k < n; k++) {
            score[k] = 0;
            for (size_t c = 0; c < d; c++)
                score[k] += x[r][c] * x[k][c] / sqrt((double)d);
        }
        softmax(n, score, weight);
        for (size_t c = 0; c < d; c++) {
            for (size_t k = 0; k < n; k++)
                sum += weight[k] * x[k][c];
            y[r][c] = sum;
        }
    }
}
