/* The last pair of TO_THE_END has the wave of base 10000.
 *
 * of: style_frequency
 * kind: wrong */
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
        if (pair == h - 1)
            return 1 / 10000.0;
        e = (double)pair / (double)(h - 1);
        break;
    default:
        e = 2.0 * (double)index / (double)d_model;
        break;
    }
    return pow(style->base, -e);
}
