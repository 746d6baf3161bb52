/* Only score[r] is set, to the last dot product: what else is in the array has
 * no weight, and no weight is multiplied by a wrong row.
 *
 * of: self_attention
 * kind: weights_times_own_row
 * say: as with score\[r\] in place of score\[k\] */
#include "order_blind.h"

#include <math.h>

void self_attention(size_t n, size_t d, const double x[n][d], double y[n][d])
{
    for (size_t r = 0; r < n; r++) {
        double score[n], weight[n];

        for (size_t k = 0; k < n; k++) {
            double sum = 0;

            score[k] = -1e9;
            for (size_t c = 0; c < d; c++)
                sum += x[r][c] * x[k][c];
            score[r] = sum / sqrt((double)d);
        }
        for (size_t k = 0; k < n; k++)
            if (k != r)
                score[k] = -1e9;
        softmax(n, score, weight);
        for (size_t c = 0; c < d; c++) {
            y[r][c] = 0;
            for (size_t k = 0; k < n; k++)
                y[r][c] += weight[k] * x[k][c];
        }
    }
}
