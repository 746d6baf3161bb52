/* This is what you get when the last number of an odd d_model is set to 0. The
 * formula has a sine for it.
 *
 * read: an-odd-width */
#include "full_formula.h"

#include <math.h>

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    for (size_t index = 0; index < d_model; index++) {
        double phase = (double)pos * pair_frequency(index / 2, d_model);

        pe[index] = index + 1 == d_model && d_model % 2 == 1
                        ? 0
                        : (index % 2 == 0 ? sin(phase) : cos(phase));
    }
}
