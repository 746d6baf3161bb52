/* This is what you get when sine and cosine are swapped. Even indices hold the
 * sine. Position 0 shows the mistake best: it then begins with a 1.
 *
 * read: the-formula-symbol-by-symbol */
#include "full_formula.h"

#include <math.h>

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    for (size_t index = 0; index < d_model; index++) {
        double phase = (double)pos * pair_frequency(index / 2, d_model);

        pe[index] = index % 2 == 0 ? cos(phase) : sin(phase);
    }
}
