/* This is what you get when w is read as d_out rows of d_in numbers. Some
 * libraries store weights like that. Here row k of w belongs to number k of a
 * token.
 *
 * read: a-matrix-reads-the-rows */
#include "add_vs_concat.h"

void project(size_t n, size_t d_in, size_t d_out, const double x[n][d_in],
             const double w[d_in][d_out], double y[n][d_out])
{
    const double *flat = &w[0][0];

    for (size_t r = 0; r < n; r++)
        for (size_t c = 0; c < d_out; c++) {
            y[r][c] = 0;
            for (size_t k = 0; k < d_in; k++)
                y[r][c] += x[r][k] * flat[c * d_in + k];
        }
}
