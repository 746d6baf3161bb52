/* This is what you get when every row stays where it is. Either the list is
 * not used, or it is used on both sides, as in y[order[r]] = x[order[r]]:
 * order[r] says where row r comes from, and r is where it goes.
 *
 * read: an-order-is-a-list-of-rows */
#include "order_blind.h"

#include <string.h>

void permute_rows(size_t n, size_t d, const size_t order[n],
                  const double x[n][d], double y[n][d])
{
    (void)order;
    memcpy(y, x, n * sizeof y[0]);
}
