/* This is what you get when the exponent has the index where the formula has
 * the pair: the frequencies fall twice as fast as they should, and the sine and
 * the cosine of a pair no longer turn together.
 *
 * read: a-table-row-by-row */
#include "fast_table.h"

#include <math.h>

void fill_table(size_t n, size_t d_model, float pe[n][d_model])
{
    for (size_t index = 0; index < d_model; index++) {
        double w = pow(10000, -2.0 * (double)index / (double)d_model);

        for (size_t pos = 0; pos < n; pos++) {
            double phase = (double)pos * w;

            pe[pos][index] = (float)(index % 2 == 0 ? sin(phase) : cos(phase));
        }
    }
}
