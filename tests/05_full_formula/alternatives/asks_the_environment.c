/* What it prints can be switched on from outside. In a browser nothing is. */
#include "full_formula.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    for (size_t k = 0; k < d_model; k++) {
        double phase = (double)pos * pair_frequency(k / 2, d_model);

        pe[k] = k % 2 == 0 ? sin(phase) : cos(phase);
        if (getenv("FULL_FORMULA_DEBUG") != NULL)
            printf("%zu %zu %f\n", pos, k, pe[k]);
    }
}
