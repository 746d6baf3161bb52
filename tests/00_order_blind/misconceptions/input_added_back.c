/* This is what you get when the mix is added to the row that went in. A whole
 * Transformer does that, in the layer around attention; attention itself is
 * the mix alone.
 *
 * read: self-attention-step-by-step */
#include "order_blind.h"

#include <math.h>

static double dot(size_t d, const double a[d], const double b[d])
{
    double sum = 0;

    for (size_t c = 0; c < d; c++)
        sum += a[c] * b[c];
    return sum;
}

void self_attention(size_t n, size_t d, const double x[n][d], double y[n][d])
{
    double score[n], weight[n];

    for (size_t r = 0; r < n; r++) {
        for (size_t k = 0; k < n; k++)
            score[k] = dot(d, x[r], x[k]) / sqrt((double)d);
        softmax(n, score, weight);
        for (size_t c = 0; c < d; c++) {
            y[r][c] = x[r][c];
            for (size_t k = 0; k < n; k++)
                y[r][c] += weight[k] * x[k][c];
        }
    }
}
