/* A product is divided by its terms; heads count twice; a row has a byte.
 *
 * of: project
 * kind: wrong
 * say: divided by d_in here
 *
 * of: attention_parameters
 * kind: wrong
 * say: heads is in this product twice
 *
 * of: decode_position
 * kind: wrong
 * say: How far can the row be counted */
#include "add_vs_concat.h"

#include <math.h>

void project(size_t n, size_t d_in, size_t d_out, const double x[n][d_in],
             const double w[d_in][d_out], double y[n][d_out])
{
    for (size_t r = 0; r < n; r++)
        for (size_t c = 0; c < d_out; c++) {
            y[r][c] = 0;
            for (size_t k = 0; k < d_in; k++)
                y[r][c] += x[r][k] * w[k][c] / (double)d_in;
        }
}

size_t attention_parameters(size_t d_in, size_t d_head, size_t heads,
                            size_t layers)
{
    return 3 * d_in * d_head * heads * heads * layers;
}

size_t decode_position(size_t n, size_t d, const double x[d],
                       const double pe[n][d])
{
    unsigned char found = 0;
    double best = -INFINITY;

    for (size_t r = 0; r < n; r++) {
        double sum = 0;

        for (size_t k = 0; k < d; k++)
            sum += x[k] * pe[r][k];
        if (sum > best) {
            best = sum;
            found = (unsigned char)r;
        }
    }
    return found;
}
