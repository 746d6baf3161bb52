/* of: fill_table
 * kind: overrun
 * say: pe has . rows? of . numbers?: .*This writes to pe\[
 * line: 11 */
#include "fast_table.h"

void fill_table(size_t n, size_t d_model, float pe[n][d_model])
{
    for (size_t pos = 0; pos <= n; pos++)
        for (size_t k = 0; k < d_model; k++)
            pe[pos][k] = 0;
}
