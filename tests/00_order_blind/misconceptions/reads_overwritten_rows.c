/* This is what you get when x is copied to y first, and then the rows of y are
 * copied to each other. Some rows are overwritten before they are read. Read
 * from x and write to y.
 *
 * read: an-order-is-a-list-of-rows */
#include "order_blind.h"

#include <string.h>

void permute_rows(size_t n, size_t d, const size_t order[n],
                  const double x[n][d], double y[n][d])
{
    memcpy(y, x, n * sizeof y[0]);
    for (size_t r = 0; r < n; r++)
        memmove(y[r], y[order[r]], sizeof y[r]);
}
