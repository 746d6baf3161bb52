/* This is what you get with 4i in place of 2i in the exponent. It happens when
 * the index 0, 2, 4, ... is used for i and doubled again, or where d_model / 2
 * stands for d_model. The frequencies fall twice as fast as those of the
 * encoding.
 *
 * read: the-formula-symbol-by-symbol */
#include "with_frequency.h"

static double frequency(size_t i, size_t d_model)
{
    return pow(10000, -4.0 * (double)i / (double)d_model);
}
