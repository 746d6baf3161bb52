/* flag:
 * points: all */
/* What many write to see a print before a crash. */
#include "full_formula.h"

#include <math.h>
#include <stdio.h>

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    setvbuf(stderr, NULL, _IONBF, 0);
    fprintf(stderr, "%zu\n", pos);
    for (size_t index = 0; index < d_model; index++) {
        double phase = (double)pos * pair_frequency(index / 2, d_model);

        pe[index] = index % 2 ? cos(phase) : sin(phase);
    }
}
