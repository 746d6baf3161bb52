/* This is what you get when row 0 is all zeros. A hand of length 0 stays at the
 * centre, however it is turned. At position 0 each sine is 0 and each cosine 1.
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
        pe[0][k] = pe[0][k + 1] = 0;
    }
    for (size_t pos = 1; pos < n; pos++)
        turn_row(d_model, step, pe[pos - 1], pe[pos]);
}
