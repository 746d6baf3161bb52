/* This is what you get when the sum of a column is divided by d, the number of
 * columns. A column has n numbers, one for each row, so its mean is the sum
 * divided by n.
 *
 * read: one-vector-for-a-whole-text */
#include "order_blind.h"

void mean_row(size_t n, size_t d, const double x[n][d], double mean[d])
{
    for (size_t c = 0; c < d; c++) {
        double sum = 0;

        for (size_t r = 0; r < n; r++)
            sum += x[r][c];
        mean[c] = sum / (double)d;
    }
}
