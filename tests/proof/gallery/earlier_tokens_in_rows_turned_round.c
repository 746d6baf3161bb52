/* Each token sees those before it, and the rows are written from the last.
 *
 * of: self_attention
 * kind: wrong
 * say: or is this the row of another token
 * never: than the token itself */
#include "order_blind.h"

#include <math.h>

void self_attention(size_t n, size_t d, const double x[n][d], double y[n][d])
{
    double score[n], weight[n];

    for (size_t r = 0; r < n; r++) {
        for (size_t k = 0; k <= r; k++) {
            score[k] = 0;
            for (size_t c = 0; c < d; c++)
                score[k] += x[r][c] * x[k][c] / sqrt((double)d);
        }
        softmax(r + 1, score, weight);
        for (size_t c = 0; c < d; c++) {
            y[n - 1 - r][c] = 0;
            for (size_t k = 0; k <= r; k++)
                y[n - 1 - r][c] += weight[k] * x[k][c];
        }
    }
}
