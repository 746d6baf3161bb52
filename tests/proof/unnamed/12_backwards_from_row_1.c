/* Two known mistakes in one: it turns backwards, and the first row is that of
 * position 1. */
#include "fast_table.h"

#include <math.h>

void encode_by_turning(size_t n, size_t d_model, double pe[n][d_model])
{
    double step[d_model];

    for (size_t k = 0; k < d_model; k += 2) {
        double w = pow(10000, -(double)k / (double)d_model);

        step[k] = sin(w);
        step[k + 1] = cos(w);
    }
    for (size_t k = 0; k < d_model; k++)
        pe[0][k] = step[k];
    for (size_t pos = 1; pos < n; pos++)
        for (size_t s = 0, c = 1; c < d_model; s += 2, c += 2) {
            const double *row = pe[pos - 1];

            pe[pos][s] = row[s] * step[c] - row[c] * step[s];
            pe[pos][c] = row[c] * step[c] + row[s] * step[s];
        }
}
