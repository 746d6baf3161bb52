/* This is what you get when every row is made from row 0: all of them become
 * row 1. Each row is made from the row before it.
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
        pe[0][k] = 0;
        pe[0][k + 1] = 1;
    }
    for (size_t pos = 1; pos < n; pos++)
        turn_row(d_model, step, pe[0], pe[pos]);
}
