/* of: encode_position
 * kind: cosine_from_a_root */
#include "full_formula.h"

#include <math.h>

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    for (size_t k = 0; k < d_model; k++) {
        double angle = (double)pos * pair_frequency(k / 2, d_model);

        if (k % 2 == 0)
            pe[k] = sin(angle);
        else
            pe[k] = sqrt(1 - pe[k - 1] * pe[k - 1]);
    }
}
