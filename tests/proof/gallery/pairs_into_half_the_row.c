/* Pair i is written to i and i + 1: half of the row stays empty.
 *
 * of: encode_position
 * kind: wrong
 * say: ^More of this result was never set, or */
#include "full_formula.h"

#include <math.h>

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    for (size_t i = 0; i < d_model / 2; i++) {
        double phase = (double)pos * pair_frequency(i, d_model);

        pe[i] = sin(phase);
        pe[i + 1] = cos(phase);
    }
}
