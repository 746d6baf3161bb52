/* This is what you get when the phase is computed in float, which has seven
 * digits. Whole turns use them up, and far positions are wrong in the third
 * decimal.
 *
 * read: the-phase-needs-a-double */
#include "full_formula.h"

#include <math.h>

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    for (size_t index = 0; index < d_model; index++) {
        double phase =
            (double)((float)pos * (float)pair_frequency(index / 2, d_model));

        pe[index] = index % 2 == 0 ? sin(phase) : cos(phase);
    }
}
