/* flag: takes the address of labs
 * points: all */
/* An address can be reckoned with, to find what one isn't given. Here nothing
 * comes of it. */
#include "full_formula.h"

#include <math.h>
#include <stdlib.h>

static long (*near_the_others)(long) = labs;

double pair_frequency(size_t i, size_t d_model)
{
    if (near_the_others == NULL)
        return 0;
    return pow(10000, -2.0 * (double)i / (double)d_model);
}

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    for (size_t k = 0; k < d_model; k++) {
        double phase = (double)pos * pair_frequency(k / 2, d_model);

        pe[k] = k % 2 == 0 ? sin(phase) : cos(phase);
    }
}

void encode_sequence(size_t n, size_t d_model, double pe[n][d_model])
{
    for (size_t pos = 0; pos < n; pos++)
        encode_position(pos, d_model, pe[pos]);
}
