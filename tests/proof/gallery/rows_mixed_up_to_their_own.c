/* of: self_attention
 * kind: wrong
 * say: ^Row 0 lacks the share of token 1 here */
#include "order_blind.h"

#include <math.h>

void self_attention(size_t n, size_t d_model, const double x[n][d_model],
                    double y[n][d_model])
{
    double score[n], weight[n];

    for (size_t r = 0; r < n; r++) {
        for (size_t k = 0; k < n; k++) {
            score[k] = 0;
            for (size_t c = 0; c < d_model; c++)
                score[k] += x[r][c] * x[k][c] / sqrt((double)d_model);
        }
        softmax(n, score, weight);
        for (size_t c = 0; c < d_model; c++) {
            y[r][c] = 0;
            for (size_t k = 0; k <= r; k++)
                y[r][c] += weight[k] * x[k][c];
        }
    }
}
