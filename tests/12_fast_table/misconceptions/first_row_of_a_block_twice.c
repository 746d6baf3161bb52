/* This is what you get when the hands are set again one row too late, so that
 * each block of 128 rows begins with the row before it, and the table falls
 * behind by one row for each block.
 *
 * read: what-exact-means */
#include "fast_table.h"

#include <math.h>

void fill_table(size_t n, size_t d_model, float pe[n][d_model])
{
    for (size_t pos = 0; pos < n; pos++)
        for (size_t k = 0; k < d_model; k += 2) {
            double w = pow(10000, -(double)k / (double)d_model);
            double phase = (double)(pos - pos / 128) * w;

            pe[pos][k] = (float)sin(phase);
            pe[pos][k + 1] = (float)cos(phase);
        }
}
