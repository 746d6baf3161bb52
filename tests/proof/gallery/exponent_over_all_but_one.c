/* To the end the pair is divided by d_model - 1.
 *
 * of: style_frequency
 * kind: wrong
 * say: This number is the base to the -0.3333 */
#include "in_the_wild.h"

#include <math.h>

double style_frequency(const struct style *style, size_t index, size_t d_model)
{
    size_t h = d_model / 2, pair = style->halves ? index % h : index / 2;

    if (style->steps == BY_PAIR)
        return pow(style->base, -(double)pair / (double)h);
    if (style->steps == TO_THE_END)
        return pow(style->base, -(double)pair / (double)(d_model - 1));
    return pow(style->base, -2.0 * (double)index / (double)d_model);
}
