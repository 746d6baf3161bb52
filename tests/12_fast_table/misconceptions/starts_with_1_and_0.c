/* This is what you get when row 0 is 1, 0, 1, 0. The sine stands first, and
 * the sine of 0 is 0: row 0 is 0, 1, 0, 1.
 *
 * read: a-table-row-by-row */
#include "fast_table.h"

#include <math.h>

void encode_by_turning(size_t n, size_t d_model, double pe[n][d_model])
{
    double step[d_model];

    for (size_t k = 0; k < d_model; k += 2) {
        double w = pow(10000, -(double)k / (double)d_model);

        step[k] = sin(w);
        step[k + 1] = cos(w);
        pe[0][k] = 1;
        pe[0][k + 1] = 0;
    }
    for (size_t pos = 1; pos < n; pos++)
        turn_row(d_model, step, pe[pos - 1], pe[pos]);
}
