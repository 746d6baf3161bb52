/* This is what you get when the whole-number division happens inside the
 * exponent, as in exp(2 * i * floor(-log(10000) / d_model / 2)): the floor is
 * -1 for every ordinary width, and the frequencies collapse to e^(-2i),
 * whatever d_model is.
 *
 * read: the-exponent
 * shipped: https://github.com/zju3dv/LoFTR/issues/41 */
#include "full_formula.h"

#include <math.h>

double pair_frequency(size_t i, size_t d_model)
{
    double step = floor(-log(10000) / (double)d_model / 2);

    return exp(2.0 * (double)i * step);
}
