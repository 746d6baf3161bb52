/* This is what you get when the base is always 10000. The style has a base of
 * its own.
 *
 * read: three-rules-for-the-frequencies */
#include "style.h"

#include <math.h>

double style_frequency(const struct style *style, size_t index, size_t d_model)
{
    return pow(10000, -exponent_of(style, index, d_model));
}
