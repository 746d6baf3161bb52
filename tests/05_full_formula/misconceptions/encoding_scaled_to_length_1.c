/* This is what you get when each encoding is divided by its length. The formula
 * does not do that: every encoding of an even width has length sqrt(d_model /
 * 2).
 *
 * read: the-length-never-changes */
#include "full_formula.h"

#include <math.h>

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    for (size_t index = 0; index < d_model; index++) {
        double phase = (double)pos * pair_frequency(index / 2, d_model);

        pe[index] = (index % 2 == 0 ? sin(phase) : cos(phase)) /
                    sqrt((double)d_model / 2);
    }
}
