/* A token leaves itself out of its mean.
 *
 * of: self_attention
 * kind: wrong
 * say: own row is missing in its sum */
#include "order_blind.h"

#include <math.h>

void self_attention(size_t n, size_t d, const double x[n][d], double y[n][d])
{
    for (size_t r = 0; r < n; r++) {
        double score[n], weight[n], largest = -INFINITY, sum = 0;

        for (size_t k = 0; k < n; k++) {
            score[k] = 0;
            for (size_t c = 0; c < d; c++)
                score[k] += x[r][c] * x[k][c] / sqrt((double)d);
            largest = fmax(largest, score[k]);
        }
        for (size_t k = 0; k < n; k++)
            sum += weight[k] = exp(score[k] - largest);
        for (size_t c = 0; c < d; c++) {
            y[r][c] = 0;
            for (size_t k = 0; k < n; k++)
                if (k != r)
                    y[r][c] += weight[k] / sum * x[k][c];
        }
    }
}
