/* of: add_encoding
 * kind: wrong
 * never: 1 more than
 *
 * of: project
 * kind: wrong
 * say: some numbers of x are below 0
 *
 * of: attention_parameters
 * kind: wrong
 * never: six matrices */
#include "add_vs_concat.h"

#include <math.h>

void add_encoding(size_t n, size_t d, const double e[n][d],
                  const double pe[n][d], double x[n][d])
{
    for (size_t r = 0; r < n; r++)
        for (size_t k = 0; k < d; k++)
            x[r][k] = fmax(e[r][k], pe[r][k]);
}

void project(size_t n, size_t d_in, size_t d_out, const double x[n][d_in],
             const double w[d_in][d_out], double y[n][d_out])
{
    for (size_t r = 0; r < n; r++)
        for (size_t c = 0; c < d_out; c++) {
            double sum = 0;

            for (size_t k = 0; k < d_in; k++)
                sum += x[r][k] > 0 ? x[r][k] * w[k][c] : 0;
            y[r][c] = sum;
        }
}

size_t attention_parameters(size_t d_in, size_t d_head, size_t heads,
                            size_t layers)
{
    return 3 * d_in * d_head * heads * (layers + 1);
}
