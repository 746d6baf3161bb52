/* Self-attention, right but for the weights: each file here that gets those
 * wrong makes its own, out of the dot products of row r with all the rows. */
#include "order_blind.h"

#include <math.h>

static void weigh(size_t n, size_t d, size_t r, const double product[n],
                  double weight[n]);

static double dot(size_t d, const double a[d], const double b[d])
{
    double sum = 0;

    for (size_t c = 0; c < d; c++)
        sum += a[c] * b[c];
    return sum;
}

void self_attention(size_t n, size_t d, const double x[n][d], double y[n][d])
{
    double product[n], weight[n];

    for (size_t r = 0; r < n; r++) {
        for (size_t k = 0; k < n; k++)
            product[k] = dot(d, x[r], x[k]);
        weigh(n, d, r, product, weight);
        for (size_t c = 0; c < d; c++) {
            y[r][c] = 0;
            for (size_t k = 0; k < n; k++)
                y[r][c] += weight[k] * x[k][c];
        }
    }
}
