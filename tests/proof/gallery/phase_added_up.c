/* The phase is added up from row to row.
 *
 * of: fill_table
 * kind: wrong
 * say: The phases are added up from row to row */
#include "fast_table.h"

#include <math.h>

void fill_table(size_t n, size_t d_model, float pe[n][d_model])
{
    for (size_t i = 0; i < d_model / 2; i++) {
        double w = pow(10000, -2.0 * (double)i / (double)d_model), phase = 0;

        for (size_t r = 0; r < n; r++, phase += w) {
            pe[r][2 * i] = (float)sin(phase);
            pe[r][2 * i + 1] = (float)cos(phase);
        }
    }
}
