/* This is what you get when row k is taken to begin k numbers from the start of
 * x. A row has d numbers, so it begins at number k * d: x[k][0] says the same.
 *
 * read: an-order-is-a-list-of-rows */
#include "order_blind.h"

void permute_rows(size_t n, size_t d, const size_t order[n],
                  const double x[n][d], double y[n][d])
{
    const double *number = x[0];

    for (size_t r = 0; r < n; r++)
        for (size_t c = 0; c < d; c++)
            y[r][c] = number[order[r] + c];
}
