/* This is what you get when each row replaces the one before it and is not
 * added to it. Only the last row is left, divided by n.
 *
 * read: one-vector-for-a-whole-text */
#include "order_blind.h"

void mean_row(size_t n, size_t d, const double x[n][d], double mean[d])
{
    for (size_t c = 0; c < d; c++)
        for (size_t r = 0; r < n; r++)
            mean[c] = x[r][c] / (double)n;
}
