/* This is what you get when the phase is computed in float, which has seven
 * digits. Whole turns use them up: at row 8191 the phase is wrong in the fourth
 * decimal. Only the result is a float.
 *
 * read: what-exact-means */
#include "fast_table.h"

#include <math.h>

void fill_table(size_t n, size_t d_model, float pe[n][d_model])
{
    for (size_t pos = 0; pos < n; pos++)
        for (size_t k = 0; k < d_model; k += 2) {
            float w = (float)pow(10000, -(double)k / (double)d_model);
            float phase = (float)pos * w;

            pe[pos][k] = (float)sin((double)phase);
            pe[pos][k + 1] = (float)cos((double)phase);
        }
}
