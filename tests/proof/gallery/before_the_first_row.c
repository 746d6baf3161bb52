/* of: permute_rows
 * kind: (overread|far)
 * say: rows 0 to 2, columns 0 to 1\..*x\[-1\]\[0\]|Is an index negative
 * line: 12 */
#include "order_blind.h"

void permute_rows(size_t n, size_t d, const size_t order[n],
                  const double x[n][d], double y[n][d])
{
    for (size_t r = 0; r < n; r++)
        for (size_t c = 0; c < d; c++)
            y[r][c] = x[order[r] - 1][c];
}
