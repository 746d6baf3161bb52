/* This is what you get with 1000 in place of 10000. The slow pairs turn up to
 * ten times too far.
 *
 * read: the-formula-symbol-by-symbol
 * shipped: https://github.com/YutaroOgawa/pytorch_advanced/issues/15 */
#include "with_frequency.h"

static double frequency(size_t i, size_t d_model)
{
    return pow(1000, -2.0 * (double)i / (double)d_model);
}
