/* This is what you get when row r is swapped with row order[r] where that is
 * larger than r. A row that comes from before r may have been swapped away, and
 * is not found. Copy each row from x, which stays as it is.
 *
 * read: an-order-is-a-list-of-rows */
#include "order_blind.h"

#include <string.h>

void permute_rows(size_t n, size_t d, const size_t order[n],
                  const double x[n][d], double y[n][d])
{
    memcpy(y, x, n * sizeof y[0]);
    for (size_t r = 0; r < n; r++)
        for (size_t c = 0; c < d && order[r] > r; c++) {
            double kept = y[r][c];

            y[r][c] = y[order[r]][c];
            y[order[r]][c] = kept;
        }
}
