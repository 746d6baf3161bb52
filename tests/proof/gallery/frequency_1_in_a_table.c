/* 2 * i / d_model is 0 in whole numbers: a known mistake, which no loop that
 * ends too early makes.
 *
 * of: fill_table
 * kind: wrong
 * say: ^All numbers of this exercise are exactly those of a known mistake
 * say: every pair has the frequency 1
 * never: end there */
#include "fast_table.h"

#include <math.h>

void fill_table(size_t n, size_t d_model, float pe[n][d_model])
{
    for (size_t pos = 0; pos < n; pos++)
        for (size_t i = 0; i < d_model / 2; i++) {
            double w = pow(10000, -(double)(2 * i / d_model));

            pe[pos][2 * i] = (float)sin((double)pos * w);
            pe[pos][2 * i + 1] = (float)cos((double)pos * w);
        }
}
