/* This is what you get when the loop goes over the even indices k = 0, 2, 4,
 * ..., and k is taken for the pair: in pair_frequency(k), or in an exponent
 * with 2 k. An even index is twice its pair, so the exponent is doubled twice.
 *
 * read: the-formula-symbol-by-symbol */
#include "full_formula.h"

#include <math.h>

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    for (size_t index = 0; index < d_model; index++) {
        size_t even = index - index % 2;
        double phase = (double)pos * pair_frequency(even, d_model);

        pe[index] = index % 2 == 0 ? sin(phase) : cos(phase);
    }
}
