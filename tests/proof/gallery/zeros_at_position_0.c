/* Position 0 gets zeros.
 *
 * of: encode_position
 * kind: wrong
 * say: Every number is 0 here, which is the sine of 0
 * never: Is a cosine written over */
#include "full_formula.h"

#include <math.h>

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    for (size_t index = 0; index < d_model; index++) {
        double phase = (double)pos * pair_frequency(index / 2, d_model);

        pe[index] = pos == 0 ? 0 : index % 2 == 0 ? sin(phase) : cos(phase);
    }
}
