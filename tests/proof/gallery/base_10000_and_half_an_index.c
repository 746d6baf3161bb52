/* The base is always 10000, and the exponent by index is half as large.
 *
 * of: style_frequency
 * kind: wrong
 * say: This is 10000 to the -0.3333
 * never: base to the -4.4 */
#include "in_the_wild.h"

#include <math.h>

double style_frequency(const struct style *style, size_t index, size_t d_model)
{
    size_t h = d_model / 2, pair = style->halves ? index % h : index / 2;

    if (style->steps == BY_PAIR)
        return pow(10000, -(double)pair / (double)h);
    if (style->steps == TO_THE_END)
        return pow(10000, -(double)pair / (double)(h - 1));
    return pow(10000, -(double)index / (double)d_model);
}
