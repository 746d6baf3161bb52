/* This is what you get when TO_THE_END divides by d_model/2, as the paper
 * does. The last wave must have exactly the base: its pair is the number
 * d_model/2 - 1, and this is what to divide by.
 *
 * read: three-rules-for-the-frequencies
 * shipped: https://github.com/huggingface/transformers/pull/3908
 * shipped: https://github.com/huggingface/candle/pull/1210 */
#include "style.h"

#include <math.h>

double style_frequency(const struct style *style, size_t index, size_t d_model)
{
    struct style open = *style;

    if (open.steps == TO_THE_END)
        open.steps = BY_PAIR;
    return pow(style->base, -exponent_of(&open, index, d_model));
}
