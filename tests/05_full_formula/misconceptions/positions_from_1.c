/* This is what you get when 1 is added to the position, to count from 1. The
 * first token then gets the encoding of the second, and no token gets [0 1 0 1
 * ...].
 *
 * read: the-formula-symbol-by-symbol */
#include "full_formula.h"

#include <math.h>

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    for (size_t index = 0; index < d_model; index++) {
        double phase = (double)(pos + 1) * pair_frequency(index / 2, d_model);

        pe[index] = index % 2 == 0 ? sin(phase) : cos(phase);
    }
}
