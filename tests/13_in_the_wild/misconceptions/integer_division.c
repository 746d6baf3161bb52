/* This is what you get when the exponent is a quotient of two whole numbers:
 * its fraction is lost. Write one of them as a double.
 *
 * read: three-rules-for-the-frequencies
 * shipped: https://github.com/Kyubyong/transformer/pull/81 */
#include "style.h"

#include <math.h>

double style_frequency(const struct style *style, size_t index, size_t d_model)
{
    double exponent = trunc(exponent_of(style, index, d_model));

    return pow(style->base, -exponent);
}
