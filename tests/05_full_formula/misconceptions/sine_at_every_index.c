/* This is what you get when every index holds a sine. Without a cosine beside
 * it, the sine does not tell whether its wave rises or falls.
 *
 * read: the-formula-symbol-by-symbol */
#include "full_formula.h"

#include <math.h>

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    for (size_t index = 0; index < d_model; index++) {
        double phase = (double)pos * pair_frequency(index / 2, d_model);

        pe[index] = sin(phase);
    }
}
