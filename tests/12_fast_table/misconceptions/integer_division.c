/* This is what you get when every pair has the frequency 1: the frequency was
 * left out, or 2 * i / d_model divides whole numbers, and the exponent is 0.
 *
 * read: a-table-row-by-row */
#include "fast_table.h"

#include <math.h>

static double frequency(size_t i, size_t d_model)
{
    return pow(10000, -(double)(2 * i / d_model));
}

void encode_by_turning(size_t n, size_t d_model, double pe[n][d_model])
{
    for (size_t pos = 0; pos < n; pos++)
        for (size_t i = 0; i < d_model / 2; i++) {
            pe[pos][2 * i] = sin((double)pos * frequency(i, d_model));
            pe[pos][2 * i + 1] = cos((double)pos * frequency(i, d_model));
        }
}

void fill_table(size_t n, size_t d_model, float pe[n][d_model])
{
    for (size_t pos = 0; pos < n; pos++)
        for (size_t i = 0; i < d_model / 2; i++) {
            pe[pos][2 * i] = (float)sin((double)pos * frequency(i, d_model));
            pe[pos][2 * i + 1] =
                (float)cos((double)pos * frequency(i, d_model));
        }
}
