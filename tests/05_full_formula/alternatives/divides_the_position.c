/* The formula as the paper has it, pos / 10000^(2i/d_model), with a division
 * and in long double. */
#include "full_formula.h"

#include <math.h>

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    for (size_t k = 0; k < d_model; k++) {
        long double share = 2.0L * (long double)(k / 2) / (long double)d_model;
        long double phase = (long double)pos / powl(10000, share);

        pe[k] = (double)(k % 2 == 0 ? sinl(phase) : cosl(phase));
    }
}
