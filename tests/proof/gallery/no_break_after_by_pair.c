/* BY_PAIR falls through to TO_THE_END, and BY_INDEX is right.
 *
 * of: style_frequency
 * kind: endpoint_included
 * say: a return or a break
 * never: every style */
#include "in_the_wild.h"

#include <math.h>

double style_frequency(const struct style *style, size_t index, size_t d_model)
{
    size_t h = d_model / 2, pair = style->halves ? index % h : index / 2;
    double exponent = (double)index / (double)h;

    switch (style->steps) {
    case BY_PAIR:
        exponent = (double)pair / (double)h; /* fall through */
    case TO_THE_END:
        exponent = (double)pair / (double)(h - 1);
        break;
    case BY_INDEX:
        break;
    }
    return pow(style->base, -exponent);
}
