/* of: encode_position
 * kind: wrong
 * say: A float has 24 binary digits */
#include "full_formula.h"

#include <math.h>

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    for (size_t k = 0; k < d_model; k++) {
        double angle = (float)pos * pair_frequency(k / 2, d_model);

        if (k % 2 == 0)
            pe[k] = sin(angle);
        else
            pe[k] = cos(angle);
    }
}
