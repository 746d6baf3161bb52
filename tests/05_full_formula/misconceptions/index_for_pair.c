/* This is what you get when the exponent has the index where the formula has
 * the pair: the frequencies fall twice as fast as they should, and the sine and
 * the cosine of a pair no longer turn together.
 *
 * read: the-formula-symbol-by-symbol
 * shipped:
 * https://github.com/jadore801120/attention-is-all-you-need-pytorch/issues/32
 * shipped: https://github.com/SamLynnEvans/Transformer/issues/25
 * shipped: https://github.com/Kyubyong/transformer/issues/38
 * shipped: https://github.com/shenweichen/DeepCTR/issues/379 */
#include "full_formula.h"

#include <math.h>

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    for (size_t index = 0; index < d_model; index++) {
        double phase = (double)pos * pair_frequency(index, d_model);

        pe[index] = index % 2 == 0 ? sin(phase) : cos(phase);
    }
}
