/* The base is a little too small. */
#include "in_the_wild.h"

#include <math.h>

double style_frequency(const struct style *style, size_t index, size_t d_model)
{
    double h = (double)d_model / 2, base = style->base * 0.9999;
    size_t pair = style->halves ? index % (d_model / 2) : index / 2;

    if (style->steps == BY_INDEX)
        return pow(base, -(double)index / h);
    return pow(base, -(double)pair / (style->steps == BY_PAIR ? h : h - 1));
}
