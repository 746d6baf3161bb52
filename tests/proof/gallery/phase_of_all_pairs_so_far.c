/* One variable adds up the phases of all pairs up to its own.
 *
 * of: encode_position
 * kind: wrong
 * say: sum of those of all pairs up to its own */
#include "full_formula.h"

#include <math.h>

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    double phase = 0;

    for (size_t k = 0; k < d_model; k++) {
        if (k % 2 == 0)
            phase += (double)pos * pair_frequency(k / 2, d_model);
        pe[k] = k % 2 == 0 ? sin(phase) : cos(phase);
    }
}
