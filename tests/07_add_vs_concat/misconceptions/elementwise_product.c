/* This is what you get when each number of a token is multiplied by one weight.
 * In a projection, every number of the result is a sum over all numbers of the
 * token.
 *
 * read: a-matrix-reads-the-rows */
#include "add_vs_concat.h"

void project(size_t n, size_t d_in, size_t d_out, const double x[n][d_in],
             const double w[d_in][d_out], double y[n][d_out])
{
    for (size_t r = 0; r < n; r++)
        for (size_t c = 0; c < d_out; c++)
            y[r][c] = c < d_in ? x[r][c] * w[c][c] : 0;
}
