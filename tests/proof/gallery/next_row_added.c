/* Each turned row is added to the row before. The step is right.
 *
 * of: fill_table
 * kind: wrong
 * say: By turning it should be the step: .0, 1., turned once
 * never: look at these */
#include "fast_table.h"

#include <math.h>

void fill_table(size_t n, size_t d_model, float pe[n][d_model])
{
    double step[d_model], now[d_model], next[d_model];

    for (size_t i = 0; i < d_model / 2; i++) {
        double w = pow(10000, -2.0 * (double)i / (double)d_model);

        step[2 * i] = sin(w);
        step[2 * i + 1] = cos(w);
        now[2 * i] = 0;
        now[2 * i + 1] = 1;
    }
    for (size_t pos = 0; pos < n; pos++) {
        turn_row(d_model, step, now, next);
        for (size_t k = 0; k < d_model; k++) {
            pe[pos][k] = (float)now[k];
            now[k] += next[k];
        }
    }
}
