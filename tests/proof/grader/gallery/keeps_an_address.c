/* flag:
 * points: all */
/* It keeps the address of the array of an earlier call, and reads there. As
 * long as the claim runs, that may be. */
#include "full_formula.h"

#include <math.h>

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    static const double *before;

    if (before != NULL && before[0] > 2)
        pe[0] = 0;
    for (size_t index = 0; index < d_model; index++) {
        double phase = (double)pos * pair_frequency(index / 2, d_model);

        pe[index] = index % 2 ? cos(phase) : sin(phase);
    }
    before = pe;
}
