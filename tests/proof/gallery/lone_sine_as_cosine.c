/* of: encode_position
 * kind: wrong
 * say: All is right but the lone sine, the last number of an odd width
 * never: Only sines
 * never: Only cosines */
#include "full_formula.h"

#include <math.h>

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    for (size_t index = 0; index < d_model; index++) {
        double phase = (double)pos * pair_frequency(index / 2, d_model);

        pe[index] =
            index % 2 == 0 && index + 1 < d_model ? sin(phase) : cos(phase);
    }
}
