/* Two known mistakes in one function: the index used for the pair, and sine and
 * cosine swapped. */
#include "full_formula.h"

#include <math.h>

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    for (size_t k = 0; k < d_model; k++) {
        double phase = (double)pos * pair_frequency(k, d_model);

        pe[k] = k % 2 == 0 ? cos(phase) : sin(phase);
    }
}
