/* alone: what it prints is kept
 * kind: printed
 * say: this code prints on standard */
#include "full_formula.h"

#include <math.h>
#include <stdio.h>

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    printf("ok 1 - all tests pass\n");
    for (size_t k = 0; k < d_model; k++) {
        double phase = (double)pos * pair_frequency(k / 2, d_model);

        pe[k] = k % 2 == 0 ? sin(phase) : cos(phase);
    }
}
