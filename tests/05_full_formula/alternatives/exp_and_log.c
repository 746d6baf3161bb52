/* The frequency is computed with exp and log, as in most published programs,
 * and the encoding pair by pair. */
#include "full_formula.h"

#include <math.h>

double pair_frequency(size_t i, size_t d_model)
{
    return exp(-log(10000) / (double)d_model * 2 * (double)i);
}

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    for (size_t i = 0; 2 * i < d_model; i++) {
        double phase = (double)pos * pair_frequency(i, d_model);

        pe[2 * i] = sin(phase);
        if (2 * i + 1 < d_model)
            pe[2 * i + 1] = cos(phase);
    }
}
