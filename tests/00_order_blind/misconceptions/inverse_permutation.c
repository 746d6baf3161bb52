/* This is what you get when order[r] is taken for the place where row r goes
 * to: it says where the row at place r comes from. Where two rows change places
 * that is the same; where three move, it is not.
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
