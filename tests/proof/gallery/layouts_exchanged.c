/* of: style_frequency
 * kind: wrong
 * say: the frequency of pair 1\. Woven, column 1 belongs to pair 0 */
#include "in_the_wild.h"

#include <math.h>

double style_frequency(const struct style *style, size_t index, size_t d_model)
{
    size_t h = d_model / 2;
    size_t pair = style->halves ? index / 2 : index % h;
    double e = 0;
    switch (style->steps) {
    case BY_PAIR:
        e = (double)pair / (double)h;
        break;
    case TO_THE_END:
        e = (double)pair / (double)(h - 1);
        break;
    case BY_INDEX:
        e = 2.0 * (double)index / (double)d_model;
        break;
    }
    return pow(style->base, -e);
}
