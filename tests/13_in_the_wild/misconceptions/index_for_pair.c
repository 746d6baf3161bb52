/* This is what you get when the column is used for its pair. The sine and the
 * cosine of a pair no longer turn together. BY_INDEX does so, but BY_PAIR and
 * TO_THE_END count pairs.
 *
 * read: three-rules-for-the-frequencies
 * shipped: https://github.com/SamLynnEvans/Transformer/issues/25
 * shipped: https://github.com/shenweichen/DeepCTR/issues/379 */
#include "in_the_wild.h"

#include <math.h>

double style_frequency(const struct style *style, size_t index, size_t d_model)
{
    double pairs = (double)d_model / 2;

    if (style->steps == TO_THE_END)
        pairs -= 1;
    return pow(style->base, -(double)index / pairs);
}
