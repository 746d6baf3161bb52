/* The step is the row that has no room: none of the memory is its own.
 *
 * of: encode_by_turning
 * kind: overrun
 * say: The memory before that place has room for 2 numbers
 * never: Its memory has room */
#include "fast_table.h"

#include <math.h>

void encode_by_turning(size_t n, size_t d_model, double pe[n][d_model])
{
    double *step = pe[1];

    for (size_t i = 0; i < d_model / 2; i++) {
        double w = pow(10000, -2.0 * (double)i / (double)d_model);

        step[2 * i] = sin(w);
        step[2 * i + 1] = cos(w);
        pe[0][2 * i] = 0;
        pe[0][2 * i + 1] = 1;
    }
    for (size_t pos = 2; pos < n; pos++)
        turn_row(d_model, step, pe[pos - 1], pe[pos]);
}
