/* flag:
 * points: all */
/* An array in a loop, which AddressSanitizer guards in its own way. */
#include "full_formula.h"

#include <math.h>

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    for (size_t index = 0; index < d_model; index++) {
        double table[64] = {0};

        table[index % 64] = (double)pos * pair_frequency(index / 2, d_model);
        pe[index] = index % 2 ? cos(table[index % 64]) : sin(table[index % 64]);
    }
}
