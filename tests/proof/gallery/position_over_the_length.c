/* The position is divided as a whole number, and always 0.
 *
 * of: fill_table
 * kind: turned_row_not_kept
 * say: by the formula, is the position missing in the angle */
#include "fast_table.h"

#include <math.h>

void fill_table(size_t n, size_t d_model, float pe[n][d_model])
{
    for (size_t pos = 0; pos < n; pos++)
        for (size_t i = 0; i < d_model / 2; i++) {
            double phase = (double)(pos / n) *
                           pow(10000, -2.0 * (double)i / (double)d_model);

            pe[pos][2 * i] = (float)sin(phase);
            pe[pos][2 * i + 1] = (float)cos(phase);
        }
}
