/* Biased attention, right but for the shares: each file here that gets those
 * wrong makes its own, out of the dot products of query i with all the keys. */
#include "relative_bias.h"

#include <math.h>

static void weigh(size_t n, size_t d_k, size_t i, const double product[n],
                  const double bias[n][n], double weight[n]);

/* For those that need it: softmax in place. */
static inline void softmax(size_t n, double x[n])
{
    double largest = -INFINITY, sum = 0;

    for (size_t j = 0; j < n; j++)
        largest = fmax(largest, x[j]);
    for (size_t j = 0; j < n; j++) {
        x[j] = exp(x[j] - largest);
        sum += x[j];
    }
    for (size_t j = 0; j < n; j++)
        x[j] /= sum;
}

void biased_attention(size_t n, size_t d_k, size_t d_v, const double q[n][d_k],
                      const double k[n][d_k], const double v[n][d_v],
                      const double bias[n][n], double y[n][d_v])
{
    double product[n], weight[n];

    for (size_t i = 0; i < n; i++) {
        for (size_t j = 0; j < n; j++) {
            product[j] = 0;
            for (size_t c = 0; c < d_k; c++)
                product[j] += q[i][c] * k[j][c];
        }
        weigh(n, d_k, i, product, bias, weight);
        for (size_t c = 0; c < d_v; c++) {
            y[i][c] = 0;
            for (size_t j = 0; j < n; j++)
                y[i][c] += weight[j] * v[j][c];
        }
    }
}
