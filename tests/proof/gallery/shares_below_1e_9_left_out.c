/* Tokens with a small weight are not mixed in.
 *
 * of: self_attention
 * kind: wrong
 * say: Every share counts */
#include "order_blind.h"

#include <math.h>

void self_attention(size_t n, size_t d, const double x[n][d], double y[n][d])
{
    double score[n], weight[n];

    for (size_t r = 0; r < n; r++) {
        for (size_t k = 0; k < n; k++) {
            score[k] = 0;
            for (size_t c = 0; c < d; c++)
                score[k] += x[r][c] * x[k][c];
            score[k] /= sqrt((double)d);
        }
        softmax(n, score, weight);
        for (size_t c = 0; c < d; c++) {
            y[r][c] = 0;
            for (size_t k = 0; k < n; k++)
                if (weight[k] > 1e-9)
                    y[r][c] += weight[k] * x[k][c];
        }
    }
}
