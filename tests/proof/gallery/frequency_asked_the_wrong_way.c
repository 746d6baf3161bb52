/* pair_frequency gets d_model first, and then the pair.
 *
 * of: encode_position
 * kind: wrong
 * say: wants the pair first */
#include "full_formula.h"

#include <math.h>

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    for (size_t k = 0; k < d_model; k++) {
        double phase = (double)pos * pair_frequency(d_model, k / 2);

        pe[k] = k % 2 == 0 ? sin(phase) : cos(phase);
    }
}
