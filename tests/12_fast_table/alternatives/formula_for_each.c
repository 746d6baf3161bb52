/* Every number of both tables comes from the formula. */
#include "fast_table.h"

#include <math.h>

void encode_by_turning(size_t n, size_t d_model, double pe[n][d_model])
{
    for (size_t pos = 0; pos < n; pos++)
        for (size_t k = 0; k < d_model; k += 2) {
            double w = pow(10000, -(double)k / (double)d_model);

            pe[pos][k] = sin((double)pos * w);
            pe[pos][k + 1] = cos((double)pos * w);
        }
}

void fill_table(size_t n, size_t d_model, float pe[n][d_model])
{
    for (size_t pos = 0; pos < n; pos++)
        for (size_t k = 0; k < d_model; k += 2) {
            double w = pow(10000, -(double)k / (double)d_model);

            pe[pos][k] = (float)sin((double)pos * w);
            pe[pos][k + 1] = (float)cos((double)pos * w);
        }
}
