/* This is what you get when a row has all its sines first, and then all its
 * cosines. Here sine and cosine of a pair stand side by side, as in chapter 05.
 *
 * read: the-formulas-symbol-by-symbol */
#include "fast_table.h"

#include <math.h>

void fill_table(size_t n, size_t d_model, float pe[n][d_model])
{
    size_t half = d_model / 2;

    for (size_t pos = 0; pos < n; pos++)
        for (size_t i = 0; i < half; i++) {
            double w = pow(10000, -2.0 * (double)i / (double)d_model);

            pe[pos][i] = (float)sin((double)pos * w);
            pe[pos][half + i] = (float)cos((double)pos * w);
        }
}
