/* This is what you get when the sum of a column goes on from that of the column
 * before it. The first column is right, and each later one contains all to its
 * left. Set the sum to 0 for each column.
 *
 * read: one-vector-for-a-whole-text */
#include "order_blind.h"

void mean_row(size_t n, size_t d, const double x[n][d], double mean[d])
{
    double sum = 0;

    for (size_t c = 0; c < d; c++) {
        for (size_t r = 0; r < n; r++)
            sum += x[r][c];
        mean[c] = sum / (double)n;
    }
}
