/* This is what you get when column c belongs to pair c/2 in both layouts. In
 * halves, column c belongs to pair c in the first half, and to pair c -
 * d_model/2 in the second.
 *
 * read: three-rules-for-the-frequencies */
#include "style.h"

#include <math.h>

double style_frequency(const struct style *style, size_t index, size_t d_model)
{
    struct style woven = *style;

    woven.halves = false;
    return pow(style->base, -exponent_of(&woven, index, d_model));
}
