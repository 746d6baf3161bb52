/* This is what you get when BY_INDEX counts pairs. That is the better formula,
 * and another table: a model that was trained with column for pair needs the
 * column here.
 *
 * read: three-rules-for-the-frequencies */
#include "style.h"

#include <math.h>

double style_frequency(const struct style *style, size_t index, size_t d_model)
{
    struct style mended = *style;

    if (mended.steps == BY_INDEX)
        mended.steps = BY_PAIR;
    return pow(style->base, -exponent_of(&mended, index, d_model));
}
