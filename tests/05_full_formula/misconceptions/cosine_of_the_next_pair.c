/* This is what you get when the sine uses 2i/d_model and the cosine 2(i +
 * 1)/d_model. The two numbers of a pair then turn at different speeds.
 *
 * read: the-formula-symbol-by-symbol */
#include "full_formula.h"

#include <math.h>

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    for (size_t index = 0; index < d_model; index++) {
        double phase = (double)pos * pair_frequency((index + 1) / 2, d_model);

        pe[index] = index % 2 == 0 ? sin(phase) : cos(phase);
    }
}
