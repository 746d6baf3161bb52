/* This is what you get when pair i is written to the indices i and i + 1. The
 * next pair then overwrites its cosine, and whatever lies behind the last pair
 * stays unwritten. Pair i belongs at 2 * i and 2 * i + 1.
 *
 * read: river-bank-number-by-number */
#include "full_formula.h"

#include <math.h>

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    for (size_t i = 0; i < (d_model + 1) / 2; i++) {
        double phase = (double)pos * pair_frequency(i, d_model);

        pe[i] = sin(phase);
        if (i + 1 < d_model)
            pe[i + 1] = cos(phase);
    }
}
