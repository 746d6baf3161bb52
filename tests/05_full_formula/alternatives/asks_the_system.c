/* It asks for a variable of the environment, a clock and a long double as text.
 * A browser has no such variable, and the rest. */
#include "full_formula.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    char seconds[64];

    snprintf(seconds, sizeof seconds, "%Lf", (long double)clock());
    for (size_t k = 0; k < d_model; k++) {
        double phase = (double)pos * pair_frequency(k / 2, d_model);

        pe[k] = k % 2 == 0 ? sin(phase) : cos(phase);
        if (getenv("FULL_FORMULA_DEBUG") != NULL)
            printf("%s: %zu %zu %f\n", seconds, pos, k, pe[k]);
    }
}
