/* A row in double is turned again and again, and each is rounded to floats. It
 * drifts, by less than the bound allows. */
#include "fast_table.h"

#include <math.h>

void fill_table(size_t n, size_t d_model, float pe[n][d_model])
{
    double step[d_model], rows[2][d_model];

    for (size_t k = 0; k < d_model; k += 2) {
        double w = pow(10000, -(double)k / (double)d_model);

        step[k] = sin(w);
        step[k + 1] = cos(w);
        rows[0][k] = 0;
        rows[0][k + 1] = 1;
    }
    for (size_t pos = 0; pos < n; pos++) {
        for (size_t k = 0; k < d_model; k++)
            pe[pos][k] = (float)rows[pos % 2][k];
        turn_row(d_model, step, rows[pos % 2], rows[1 - pos % 2]);
    }
}
