/* The position is not in the phase. At position 0 this is the encoding of 1.
 *
 * say: the position is not in it
 * never: position pos \+ 1 */
#include "full_formula.h"

#include <math.h>

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    (void)pos;
    for (size_t k = 0; k < d_model; k++) {
        double phase = pair_frequency(k / 2, d_model);

        pe[k] = k % 2 == 0 ? sin(phase) : cos(phase);
    }
}
