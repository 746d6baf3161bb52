/* This is what you get when the number of row r and column c is written where
 * that of row c and column r belongs, in memory that is taken for one long
 * array. Row r begins at r * d_out.
 *
 * read: a-matrix-reads-the-rows */
#include "add_vs_concat.h"

void project(size_t n, size_t d_in, size_t d_out, const double x[n][d_in],
             const double w[d_in][d_out], double y[n][d_out])
{
    double *numbers = y[0];

    for (size_t r = 0; r < n; r++)
        for (size_t c = 0; c < d_out; c++) {
            double sum = 0;

            for (size_t k = 0; k < d_in; k++)
                sum += x[r][k] * w[k][c];
            numbers[c * n + r] = sum;
        }
}
