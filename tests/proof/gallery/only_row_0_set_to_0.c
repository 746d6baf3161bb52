/* The sums of row 0 alone begin with 0: row 1 is written, to what was never
 * set.
 *
 * of: self_attention
 * kind: wrong
 * say: ^This number was never set, or it is made of one that was not
 * say: to row 1, or it is added to what was never set */
#include "order_blind.h"

#include <math.h>
#include <string.h>

void self_attention(size_t n, size_t d, const double x[n][d], double y[n][d])
{
    memset(y, 0, d * sizeof(double));
    for (size_t r = 0; r < n; r++) {
        double score[n], weight[n];

        for (size_t k = 0; k < n; k++) {
            score[k] = 0;
            for (size_t c = 0; c < d; c++)
                score[k] += x[r][c] * x[k][c];
            score[k] /= sqrt((double)d);
        }
        softmax(n, score, weight);
        for (size_t k = 0; k < n; k++)
            for (size_t c = 0; c < d; c++)
                y[r][c] += weight[k] * x[k][c];
    }
}
