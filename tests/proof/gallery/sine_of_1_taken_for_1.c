/* The sine of the first step is taken for its angle, 1. Row 0 is right.
 *
 * of: fill_table
 * kind: wrong
 * say: Row 1 should have the sines and cosines of the frequencies */
#include "fast_table.h"

#include <math.h>

void fill_table(size_t n, size_t d_model, float pe[n][d_model])
{
    double step[d_model], now[d_model], next[d_model];

    for (size_t i = 0; i < d_model / 2; i++) {
        double w = pow(10000, -2.0 * (double)i / (double)d_model);

        step[2 * i] = i == 0 ? w : sin(w);
        step[2 * i + 1] = cos(w);
        now[2 * i] = 0;
        now[2 * i + 1] = 1;
    }
    for (size_t pos = 0; pos < n; pos++) {
        for (size_t c = 0; c < d_model; c++)
            pe[pos][c] = (float)now[c];
        turn_row(d_model, step, now, next);
        for (size_t c = 0; c < d_model; c++)
            now[c] = next[c];
    }
}
