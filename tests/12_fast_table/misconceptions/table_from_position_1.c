/* This is what you get when the first row is that of position 1. Positions
 * count from 0: the first row is 0, 1, 0, 1, and the step leads from there to
 * row 1.
 *
 * read: a-table-row-by-row */
#include "fast_table.h"

#include <math.h>

void fill_table(size_t n, size_t d_model, float pe[n][d_model])
{
    for (size_t pos = 0; pos < n; pos++)
        for (size_t k = 0; k < d_model; k += 2) {
            double w = pow(10000, -(double)k / (double)d_model);

            pe[pos][k] = (float)sin((double)(pos + 1) * w);
            pe[pos][k + 1] = (float)cos((double)(pos + 1) * w);
        }
}
