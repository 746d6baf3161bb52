/* This is what you get when a whole-number division inside the exponent is
 * rounded down to -1. The frequencies are then e^(-2i), whatever d_model is,
 * and are not those of the encoding.
 *
 * read: the-formula-symbol-by-symbol
 * shipped: https://github.com/zju3dv/LoFTR/issues/41 */
#include "with_frequency.h"

static double frequency(size_t i, size_t d_model)
{
    (void)d_model;
    return exp(-2.0 * (double)i);
}
