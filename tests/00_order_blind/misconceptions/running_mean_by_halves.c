/* This is what you get when each row is averaged with the mean so far, half and
 * half. The last row then counts one half and the row before it one quarter, so
 * the result depends on the order.
 *
 * read: one-vector-for-a-whole-text */
#include "order_blind.h"

void mean_row(size_t n, size_t d, const double x[n][d], double mean[d])
{
    for (size_t c = 0; c < d; c++) {
        mean[c] = x[0][c];
        for (size_t r = 1; r < n; r++)
            mean[c] = (mean[c] + x[r][c]) / 2;
    }
}
