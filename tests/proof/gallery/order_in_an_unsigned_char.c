/* A number of order in an unsigned char.
 *
 * of: permute_rows
 * kind: wrong
 * say: unsigned char, which ends at 255 */
#include "order_blind.h"

#include <string.h>

void permute_rows(size_t n, size_t d, const size_t order[n],
                  const double x[n][d], double y[n][d])
{
    for (size_t r = 0; r < n; r++) {
        unsigned char from = (unsigned char)order[r];

        memcpy(y[r], x[from], sizeof y[r]);
    }
}
