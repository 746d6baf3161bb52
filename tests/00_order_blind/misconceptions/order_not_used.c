/* This is what you get when the rows are copied and the list is not used. Every
 * row stays where it is.
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
