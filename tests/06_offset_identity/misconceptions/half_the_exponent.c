/* This is what you get with i in place of 2i in the exponent, or with 100 in
 * place of 10000. The frequencies fall half as fast from pair to pair as those
 * of the encoding.
 *
 * read: the-formula-symbol-by-symbol */
#include "with_frequency.h"

static double frequency(size_t i, size_t d_model)
{
    return pow(10000, -(double)i / (double)d_model);
}
