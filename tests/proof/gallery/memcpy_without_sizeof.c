/* of: permute_rows
 * kind: wrong
 * say: Only some bytes of this number were written
 * never: More of this result */
#include "order_blind.h"

#include <string.h>

void permute_rows(size_t n, size_t d, const size_t order[n],
                  const double x[n][d], double y[n][d])
{
    for (size_t r = 0; r < n; r++)
        memcpy(y[r], x[order[r]], d);
}
