/* This is what you get when the sum is set to 0 once for each row, and not for
 * each column of the result. The first column is right. Every later one still
 * contains those before it.
 *
 * read: a-matrix-reads-the-rows */
#include "add_vs_concat.h"

void project(size_t n, size_t d_in, size_t d_out, const double x[n][d_in],
             const double w[d_in][d_out], double y[n][d_out])
{
    for (size_t r = 0; r < n; r++) {
        double sum = 0;

        for (size_t c = 0; c < d_out; c++) {
            for (size_t k = 0; k < d_in; k++)
                sum += x[r][k] * w[k][c];
            y[r][c] = sum;
        }
    }
}
