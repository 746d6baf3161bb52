/* kind: wrong
 * say: [Rr]ight to seven digits */
#include <math.h>

#include "full_formula.h"

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    for (size_t k = 0; k < d_model; k++) {
        double phase = (double)pos * pair_frequency(k / 2, d_model);

        pe[k] = (float)(k % 2 == 0 ? sin(phase) : cos(phase));
    }
}
