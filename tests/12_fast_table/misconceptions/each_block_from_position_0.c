/* This is what you get when the hands are put back to position 0 after every
 * 128 rows. They are set again to where they should stand, and go on from
 * there.
 *
 * read: what-exact-means */
#include "fast_table.h"

#include <math.h>

void fill_table(size_t n, size_t d_model, float pe[n][d_model])
{
    for (size_t pos = 0; pos < n; pos++)
        for (size_t k = 0; k < d_model; k += 2) {
            double w = pow(10000, -(double)k / (double)d_model);
            double phase = (double)(pos % 128) * w;

            pe[pos][k] = (float)sin(phase);
            pe[pos][k + 1] = (float)cos(phase);
        }
}
