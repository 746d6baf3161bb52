/* A static variable keeps what the call before has left in it; a static
 * constant keeps nothing.
 *
 * of: mean_row
 * kind: wrong
 * say: Line 23 has a static variable\. It gets its first value once, and then
 * say: once, and then keeps what the call before has left in it\. Does each
 * say: Does each call need it to begin anew\?$
 *
 * of: softmax
 * kind: wrong
 * never: static */
#include "order_blind.h"

#include <math.h>

void mean_row(size_t n, size_t d_model, const double x[n][d_model],
              double mean[d_model])
{
    for (size_t c = 0; c < d_model; c++)
        mean[c] = 0;
    for (size_t c = 0; c < d_model; c++) {
        static double sum = 0;

        for (size_t r = 0; r < n; r++)
            sum += x[r][c];
        mean[c] = sum / (double)n;
    }
}

void softmax(size_t n, const double score[n], double weight[n])
{
    static const double half = 0.5;
    double largest = score[0], sum = 0;

    for (size_t k = 1; k < n; k++)
        largest = fmax(largest, score[k]);
    for (size_t k = 0; k < n; k++)
        sum += weight[k] = exp(score[k] - largest);
    for (size_t k = 0; k < n; k++)
        weight[k] = weight[k] / sum + half * weight[k] * weight[k];
}
