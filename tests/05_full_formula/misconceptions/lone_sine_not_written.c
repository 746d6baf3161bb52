/* This is what you get when the loop goes over d_model / 2 whole pairs. With an
 * odd d_model the last index is a sine without a cosine, and the loop never
 * writes it.
 *
 * read: an-odd-width
 * shipped: https://github.com/ggml-org/llama.cpp/pull/15917 */
#include "full_formula.h"

#include <math.h>

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    for (size_t i = 0; i < d_model / 2; i++) {
        double phase = (double)pos * pair_frequency(i, d_model);

        pe[2 * i] = sin(phase);
        pe[2 * i + 1] = cos(phase);
    }
}
