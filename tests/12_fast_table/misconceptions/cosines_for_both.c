/* This is what you get with cos in both columns of a pair. The first has the
 * sine.
 *
 * read: what-exact-means */
#include "fast_table.h"

#include <math.h>

void fill_table(size_t n, size_t d_model, float pe[n][d_model])
{
    for (size_t pos = 0; pos < n; pos++) {
        for (size_t i = 0; i < d_model / 2; i++) {
            double w = pow(10000.0, -2.0 * (double)i / (double)d_model);
            double phase = (double)pos * w;
            pe[pos][2 * i] = (float)cos(phase);
            pe[pos][2 * i + 1] = (float)cos(phase);
        }
    }
}
