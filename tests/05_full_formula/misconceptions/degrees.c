/* This is what you get when the phase is taken for degrees and converted to
 * radians. It is in radians already. Every wave is then 57 times too slow.
 *
 * read: the-exponent */
#include "full_formula.h"

#include <math.h>

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    for (size_t index = 0; index < d_model; index++) {
        double phase = (double)pos * pair_frequency(index / 2, d_model) *
                       3.14159265358979 / 180;

        pe[index] = index % 2 == 0 ? sin(phase) : cos(phase);
    }
}
