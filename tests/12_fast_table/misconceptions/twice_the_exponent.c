/* This is what you get with twice the exponent. Is it 2i divided by d_model /
 * 2? The exponent is 2i / d_model, as in chapter 05, although there are
 * d_model / 2 pairs.
 *
 * read: a-table-row-by-row */
#include "with_frequency.h"

static double frequency(size_t i, size_t d_model)
{
    return pow(10000, -4.0 * (double)i / (double)d_model);
}
