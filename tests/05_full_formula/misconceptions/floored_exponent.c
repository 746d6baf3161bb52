/* This is what you get when a whole-number division inside the exponent is
 * rounded down, as in exp(2 * i * floor(-log(10000) / d_model / 2)). The floor
 * is -1 for every usual width, so the frequencies are e^(-2i), whatever d_model
 * is.
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
