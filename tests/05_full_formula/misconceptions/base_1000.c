/* This is what you get with 1000 in place of 10000. The slow waves are up to
 * ten times too fast.
 *
 * read: the-exponent
 * shipped: https://github.com/YutaroOgawa/pytorch_advanced/issues/15 */
#include "full_formula.h"

#include <math.h>

double pair_frequency(size_t i, size_t d_model)
{
    return pow(1000, -2.0 * (double)i / (double)d_model);
}
