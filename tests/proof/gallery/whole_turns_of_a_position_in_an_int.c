/* of: encode_position
 * kind: undefined
 * say: signed integer overflow */
#include "full_formula.h"

#include <math.h>

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    for (size_t k = 0; k < d_model; k++) {
        double a = pos * pair_frequency(k / 2, d_model);
        int turns = a / (2 * M_PI);

        a -= turns * 2 * M_PI;
        pe[k] = k % 2 ? cos(a) : sin(a);
    }
}
