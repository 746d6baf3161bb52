/* Each weight is squared after all. A share below a millionth is left out.
 *
 * of: softmax
 * kind: wrong
 * say: These are the squares of the weights
 *
 * of: self_attention
 * kind: wrong
 * say: about e\^-15 in each row */
#include "order_blind.h"

#include <math.h>

void softmax(size_t n, const double score[n], double weight[n])
{
    double largest = score[0], sum = 0;

    for (size_t k = 1; k < n; k++)
        largest = fmax(largest, score[k]);
    for (size_t k = 0; k < n; k++) {
        weight[k] = exp(score[k] - largest);
        sum += weight[k];
    }
    for (size_t k = 0; k < n; k++)
        weight[k] = weight[k] / sum * (weight[k] / sum);
}

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
                if (weight[k] / sum > 1e-6)
                    y[r][c] += weight[k] / sum * x[k][c];
        }
    }
}
