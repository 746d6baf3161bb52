/* This is what you get when the exponent is index / d_model, so that every
 * index has a frequency of its own. The sines are right. Each cosine needs the
 * frequency of the sine before it: the exponent is 2i / d_model for both, where
 * i is the pair.
 *
 * read: the-formula-symbol-by-symbol */
#include "full_formula.h"

#include <math.h>

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    for (size_t index = 0; index < d_model; index++) {
        double w = pow(10000, -(double)index / (double)d_model);
        double phase = (double)pos * w;

        pe[index] = index % 2 == 0 ? sin(phase) : cos(phase);
    }
}
