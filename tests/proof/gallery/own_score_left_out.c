/* The score of the token itself is 0: nothing is said of where a sum begins.
 *
 * of: self_attention
 * kind: wrong
 * say: the dot product of the two, also where k is r
 * never: before \+= adds */
#include "order_blind.h"

#include <math.h>

void self_attention(size_t n, size_t d, const double x[n][d], double y[n][d])
{
    for (size_t r = 0; r < n; r++) {
        double score[n], weight[n];

        for (size_t k = 0; k < n; k++) {
            double sum = 0;

            for (size_t c = 0; c < d; c++)
                sum += x[r][c] * x[k][c];
            score[k] = k == r ? 0 : sum / sqrt((double)d);
        }
        softmax(n, score, weight);
        for (size_t c = 0; c < d; c++) {
            y[r][c] = 0;
            for (size_t k = 0; k < n; k++)
                y[r][c] += weight[k] * x[k][c];
        }
    }
}
