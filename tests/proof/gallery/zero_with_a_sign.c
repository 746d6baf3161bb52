/* The two numbers differ in no digit of the first eleven.
 *
 * of: encode_position
 * kind: wrong
 * say: first wrong at index 0
 * row: got +-0\.00000000000*1 */
#include "full_formula.h"

#include <math.h>

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    for (size_t index = 0; index < d_model; index++) {
        double phase = (double)pos * pair_frequency(index / 2, d_model);

        pe[index] = index % 2 == 0 ? sin(phase) : cos(phase);
    }
    if (pos == 0)
        pe[0] = -1e-12;
}
