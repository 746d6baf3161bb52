/* This is what you get when the rows are added up and the sum is not divided by
 * n. A sum grows with the length of the text, and a mean does not.
 *
 * read: one-vector-for-a-whole-text */
#include "order_blind.h"

void mean_row(size_t n, size_t d, const double x[n][d], double mean[d])
{
    for (size_t c = 0; c < d; c++) {
        mean[c] = 0;
        for (size_t r = 0; r < n; r++)
            mean[c] += x[r][c];
    }
}
