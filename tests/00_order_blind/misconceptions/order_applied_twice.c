/* This is what you get when the list is looked up twice, as in order[order[r]].
 * Row order[r] is already the right one.
 *
 * read: an-order-is-a-list-of-rows */
#include "order_blind.h"

#include <string.h>

void permute_rows(size_t n, size_t d, const size_t order[n],
                  const double x[n][d], double y[n][d])
{
    for (size_t r = 0; r < n; r++)
        memcpy(y[r], x[order[order[r]]], sizeof y[r]);
}
