/* The logarithm of 10000 has too few digits.
 *
 * of: fill_table
 * kind: wrong
 * say: or has a number too few digits */
#include "fast_table.h"

#include <math.h>

void fill_table(size_t n, size_t d_model, float pe[n][d_model])
{
    for (size_t pos = 0; pos < n; pos++)
        for (size_t i = 0; i < d_model / 2; i++) {
            double w = exp(-2.0 * (double)i / (double)d_model * 9.2103);
            double phase = (double)pos * w;

            pe[pos][2 * i] = (float)sin(phase);
            pe[pos][2 * i + 1] = (float)cos(phase);
        }
}
