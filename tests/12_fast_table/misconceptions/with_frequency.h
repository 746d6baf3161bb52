/* encode_by_turning, right but for the frequency: each file here that gets it
 * wrong defines it. */
#include "fast_table.h"

#include <math.h>

static double frequency(size_t i, size_t d_model);

void encode_by_turning(size_t n, size_t d_model, double pe[n][d_model])
{
    double step[d_model];

    for (size_t i = 0; i < d_model / 2; i++) {
        step[2 * i] = sin(frequency(i, d_model));
        step[2 * i + 1] = cos(frequency(i, d_model));
        pe[0][2 * i] = 0;
        pe[0][2 * i + 1] = 1;
    }
    for (size_t pos = 1; pos < n; pos++)
        turn_row(d_model, step, pe[pos - 1], pe[pos]);
}
