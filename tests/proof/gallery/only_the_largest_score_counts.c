/* of: self_attention
 * kind: wrong
 * say: comes out as it went in */
#include "order_blind.h"

#include <math.h>

void self_attention(size_t n, size_t d, const double x[n][d], double y[n][d])
{
    double score[n], weight[n];

    for (size_t r = 0; r < n; r++) {
        for (size_t k = 0; k < n; k++) {
            double dot = 0;

            for (size_t c = 0; c < d; c++)
                dot += x[r][c] * x[k][c];
            score[k] = dot / sqrt((double)d);
        }
        size_t top = 0;
        for (size_t k = 0; k < n; k++) {
            if (score[k] > score[top])
                top = k;
            weight[k] = 0;
        }
        weight[top] = 1;
        for (size_t c = 0; c < d; c++) {
            y[r][c] = 0;
            for (size_t k = 0; k < n; k++)
                y[r][c] += weight[k] * x[k][c];
        }
    }
}
