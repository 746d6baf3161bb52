/* A number of the order is kept in an unsigned short.
 *
 * of: permute_rows
 * kind: wrong
 * say: unsigned short, which ends at 65535 */
#include "order_blind.h"

#include <string.h>

void permute_rows(size_t n, size_t d, const size_t order[n],
                  const double x[n][d], double y[n][d])
{
    for (size_t r = 0; r < n; r++) {
        unsigned short from = order[r];

        memcpy(y[r], x[from], d * sizeof(double));
    }
}
