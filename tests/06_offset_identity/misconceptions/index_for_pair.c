/* This is what you get when the exponent counts all the columns, so that the
 * two numbers of a pair turn by different angles. Then there is no turn that
 * fits every position.
 *
 * read: why-it-takes-true-pairs
 * shipped: https://github.com/shenweichen/DeepCTR/issues/379 */
#include "with_row_frequency.h"

static double frequency(size_t index, size_t d_model)
{
    return pow(10000, -2.0 * (double)index / (double)d_model);
}
