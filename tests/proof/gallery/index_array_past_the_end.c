/* of: permute_rows
 * kind: overread
 * say: order has 3 numbers, .* This reads order\[3\]
 * line: 13 */
#include "order_blind.h"

void permute_rows(size_t n, size_t d, const size_t order[n],
                  const double x[n][d], double y[n][d])
{
    size_t row;

    for (size_t r = 0; r <= n; r++) {
        row = order[r];
        for (size_t c = 0; c < d; c++)
            y[r][c] = x[row][c];
    }
}
