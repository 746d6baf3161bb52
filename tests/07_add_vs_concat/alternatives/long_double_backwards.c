/* Everything is in long double, from the last number to the first. The weights
 * are counted by adding, layer by layer. */
#include "add_vs_concat.h"

#include <math.h>

void add_encoding(size_t n, size_t d, const double e[n][d],
                  const double pe[n][d], double x[n][d])
{
    for (size_t r = n; r-- > 0;)
        for (size_t k = d; k-- > 0;)
            x[r][k] = (double)((long double)e[r][k] + pe[r][k]);
}

void project(size_t n, size_t d_in, size_t d_out, const double x[n][d_in],
             const double w[d_in][d_out], double y[n][d_out])
{
    for (size_t c = 0; c < d_out; c++)
        for (size_t r = 0; r < n; r++) {
            long double sum = 0;

            for (size_t k = d_in; k-- > 0;)
                sum += (long double)x[r][k] * w[k][c];
            y[r][c] = (double)sum;
        }
}

size_t attention_parameters(size_t d_in, size_t d_head, size_t heads,
                            size_t layers)
{
    size_t weights = 0;

    while (layers-- > 0)
        weights += heads * d_head * d_in * 3;
    return weights;
}

size_t decode_position(size_t n, size_t d, const double x[d],
                       const double pe[n][d])
{
    size_t best = 0;
    long double largest = -INFINITY;

    for (size_t r = 0; r < n; r++) {
        long double sum = 0;

        for (size_t k = d; k-- > 0;)
            sum += (long double)pe[r][k] * x[k];
        if (sum > largest) {
            largest = sum;
            best = r;
        }
    }
    return best;
}
