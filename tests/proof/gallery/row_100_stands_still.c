/* From row 100 on each row is that of the position before.
 *
 * of: fill_table
 * kind: wrong
 * say: Row 100 holds the numbers of position 99 */
#include "fast_table.h"

#include <math.h>

void fill_table(size_t n, size_t d_model, float pe[n][d_model])
{
    for (size_t pos = 0; pos < n; pos++)
        for (size_t i = 0; i < d_model / 2; i++) {
            double w = pow(10000, -2.0 * (double)i / (double)d_model);
            double phase = (double)(pos < 100 ? pos : pos - 1) * w;

            pe[pos][2 * i] = (float)sin(phase);
            pe[pos][2 * i + 1] = (float)cos(phase);
        }
}
