/* This is what you get when column c belongs to pair c, or c - d_model/2, in
 * both layouts. When woven, column c belongs to pair c/2: a sine and a cosine
 * beside each other.
 *
 * read: what-a-program-chooses */
#include "style.h"

#include <math.h>

double style_frequency(const struct style *style, size_t index, size_t d_model)
{
    struct style halves = *style;

    if (style->steps != BY_INDEX)
        halves.halves = true;
    return pow(style->base, -exponent_of(&halves, index, d_model));
}
