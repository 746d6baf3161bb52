/* This is what you get when row 0 is not in the sum, as with a loop from 1.
 * Rows count from 0, so there are n of them from 0 to n - 1.
 *
 * read: one-vector-for-a-whole-text */
#include "order_blind.h"

void mean_row(size_t n, size_t d, const double x[n][d], double mean[d])
{
    for (size_t c = 0; c < d; c++) {
        mean[c] = 0;
        for (size_t r = 1; r < n; r++)
            mean[c] += x[r][c] / (double)n;
    }
}
