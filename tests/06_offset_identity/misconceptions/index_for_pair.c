/* This is what you get when the exponent uses the index of a number where the
 * formula has that of the pair. The two numbers of a pair then turn by
 * different angles, and no rotation does that for every position.
 *
 * read: why-it-takes-true-pairs
 * shipped: https://github.com/SamLynnEvans/Transformer/issues/25
 * shipped: https://github.com/shenweichen/DeepCTR/issues/379 */
#include "with_row_frequency.h"

static double frequency(size_t index, size_t d_model)
{
    return pow(10000, -2.0 * (double)index / (double)d_model);
}
