/* This is what you get when the frequency is multiplied with scale. scale
 * belongs to the position: style_row multiplies (pos + first) with it.
 *
 * read: three-rules-for-the-frequencies */
#include "in_the_wild.h"

#include <math.h>

double style_frequency(const struct style *style, size_t index, size_t d_model)
{
    size_t h = d_model / 2;
    size_t pair = style->halves ? index % h : index / 2;
    double e;
    switch (style->steps) {
    case BY_PAIR:
        e = (double)pair / (double)h;
        break;
    case TO_THE_END:
        e = (double)pair / (double)(h - 1);
        break;
    default:
        e = 2.0 * (double)index / (double)d_model;
        break;
    }
    return style->scale * pow(style->base, -e);
}
