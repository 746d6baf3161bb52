/* This is what you get when the step holds the cosine first. It is a row like
 * any other: index 2i holds the sine, index 2i + 1 the cosine.
 *
 * read: a-table-row-by-row */
#include "fast_table.h"

#include <math.h>

void encode_by_turning(size_t n, size_t d_model, double pe[n][d_model])
{
    double step[d_model];

    for (size_t k = 0; k < d_model; k += 2) {
        double w = pow(10000, -(double)k / (double)d_model);

        step[k] = cos(w);
        step[k + 1] = sin(w);
        pe[0][k] = 0;
        pe[0][k + 1] = 1;
    }
    for (size_t pos = 1; pos < n; pos++)
        turn_row(d_model, step, pe[pos - 1], pe[pos]);
}
