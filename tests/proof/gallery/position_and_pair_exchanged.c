/* The position is handed to pair_frequency, and the pair is the position.
 *
 * of: encode_position
 * kind: wrong
 * say: Position and pair have changed places */
#include "full_formula.h"

#include <math.h>

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    for (size_t k = 0; k < d_model; k++) {
        double phase = pair_frequency(pos, d_model) * (double)(k / 2);

        pe[k] = k % 2 == 0 ? sin(phase) : cos(phase);
    }
}
