/* This is what you get when the first row is that of position 1. Positions
 * count from 0: the first row is 0, 1, 0, 1, and the step leads from there to
 * row 1.
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
        pe[0][k] = step[k];
        pe[0][k + 1] = step[k + 1];
    }
    for (size_t pos = 1; pos < n; pos++)
        turn_row(d_model, step, pe[pos - 1], pe[pos]);
}
