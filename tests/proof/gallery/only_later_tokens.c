/* A mask the wrong way round: each token sees only those behind it. In row 0
 * that is the last token, and row 1 is empty.
 *
 * of: self_attention
 * kind: wrong
 * never: Only the last (of the two tokens|token) is in */
#include "order_blind.h"

#include <math.h>

void self_attention(size_t n, size_t d, const double x[n][d], double y[n][d])
{
    for (size_t r = 0; r < n; r++) {
        double score[n], weight[n];

        for (size_t k = 0; k < n; k++) {
            score[k] = 0;
            for (size_t c = 0; c < d; c++)
                score[k] += x[r][c] * x[k][c];
            score[k] /= sqrt((double)d);
        }
        softmax(n, score, weight);
        for (size_t c = 0; c < d; c++) {
            y[r][c] = 0;
            for (size_t k = r + 1; k < n; k++)
                y[r][c] += weight[k] * x[k][c];
        }
    }
}
