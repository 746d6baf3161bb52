/* This is what you get when row r is moved to place order[r]. The list says
 * where a row comes from: row r of y is row order[r] of x. The two readings
 * give the same when rows change places two by two, and not when three rows
 * move round.
 *
 * read: an-order-is-a-list-of-rows */
#include "order_blind.h"

#include <string.h>

void permute_rows(size_t n, size_t d, const size_t order[n],
                  const double x[n][d], double y[n][d])
{
    for (size_t r = 0; r < n; r++)
        memcpy(y[order[r]], x[r], sizeof y[r]);
}
