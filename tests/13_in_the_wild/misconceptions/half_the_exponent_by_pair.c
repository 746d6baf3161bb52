/* This is what you get with i / d_model in the exponent where the formula has
 * 2i / d_model. The frequencies fall half as fast as they should.
 *
 * read: three-rules-for-the-frequencies */
#include "style.h"

#include <math.h>

double style_frequency(const struct style *style, size_t index, size_t d_model)
{
    double exponent = exponent_of(style, index, d_model);

    return pow(style->base,
               style->steps == BY_PAIR ? -exponent / 2 : -exponent);
}
