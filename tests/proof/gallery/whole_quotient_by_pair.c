/* By pair the exponent is a quotient of whole numbers, and otherwise it is not.
 *
 * of: style_frequency
 * kind: wrong
 * say: its whole part alone gives */
#include "in_the_wild.h"

#include <math.h>

double style_frequency(const struct style *style, size_t index, size_t d_model)
{
    size_t h = d_model / 2, pair = style->halves ? index % h : index / 2;

    if (style->steps == BY_PAIR)
        return pow(style->base, -(double)(pair / h));
    if (style->steps == TO_THE_END)
        return pow(style->base, -(double)pair / (double)(h - 1));
    return pow(style->base, -2.0 * (double)index / (double)d_model);
}
