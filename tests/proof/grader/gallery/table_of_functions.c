/* flag:
 * points: all */
/* Sine and cosine from a table of functions. */
#include "full_formula.h"

#include <math.h>

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    static double (*const wave[2])(double) = {sin, cos};

    for (size_t index = 0; index < d_model; index++)
        pe[index] =
            wave[index % 2]((double)pos * pair_frequency(index / 2, d_model));
}
