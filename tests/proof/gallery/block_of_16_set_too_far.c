/* Every 16th row is set anew, to half of its sines.
 *
 * of: fill_table
 * kind: wrong
 * say: The rows 0 to 15 are right, and row 16 is not */
#include "fast_table.h"

#include <math.h>

void fill_table(size_t n, size_t d_model, float pe[n][d_model])
{
    for (size_t pos = 0; pos < n; pos++)
        for (size_t i = 0; i < d_model / 2; i++) {
            double w = pow(10000, -2.0 * (double)i / (double)d_model);
            double size = pos > 0 && pos % 16 == 0 ? 0.5 : 1;

            pe[pos][2 * i] = (float)(size * sin((double)pos * w));
            pe[pos][2 * i + 1] = (float)cos((double)pos * w);
        }
}
