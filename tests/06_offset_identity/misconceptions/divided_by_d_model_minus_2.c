/* This is what you get when the exponent is divided by d_model - 2. The formula
 * divides by d_model. At width 2 the quotient is 0 / 0.
 *
 * read: the-formula-symbol-by-symbol */
#include "with_frequency.h"

static double frequency(size_t i, size_t d_model)
{
    return pow(10000, -2.0 * (double)i / ((double)d_model - 2));
}
