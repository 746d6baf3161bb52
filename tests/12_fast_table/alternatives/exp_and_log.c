/* Frequencies from exp and log, as in many libraries. */
#include "fast_table.h"

#include <math.h>

void fill_table(size_t n, size_t d_model, float pe[n][d_model])
{
    for (size_t k = 0; k < d_model; k += 2) {
        double w = exp(-(double)k * (log(10000) / (double)d_model));

        for (size_t pos = 0; pos < n; pos++) {
            pe[pos][k] = (float)sin((double)pos * w);
            pe[pos][k + 1] = (float)cos((double)pos * w);
        }
    }
}
