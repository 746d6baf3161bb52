/* of: permute_rows
 * kind: overread
 * say: This reads the place of order\[-1\]
 * line: 13 */
#include "order_blind.h"

void permute_rows(size_t n, size_t d, const size_t order[n],
                  const double x[n][d], double y[n][d])
{
    size_t row;

    for (int r = 0; r < (int)n; r++) {
        row = order[r - 1];
        for (size_t c = 0; c < d; c++)
            y[r][c] = x[row][c];
    }
}
