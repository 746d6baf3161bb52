/* A cosine is a sine that is 1.5708 later: half of pi, with five digits.
 *
 * of: style_row
 * kind: wrong
 * say: ^Each number is right to */
#include "in_the_wild.h"

#include <math.h>

void style_row(const struct style *style, double pos, size_t d_model,
               double row[d_model])
{
    double t = (pos + style->first) * style->scale;

    for (size_t c = 0; c < d_model; c++) {
        double angle = t * style_frequency(style, c, d_model);
        bool second = style->halves ? c >= d_model / 2 : c % 2 == 1;
        bool cosine = second != style->cosine_first;

        row[c] = style->gain * (cosine ? sin(angle + 1.5708) : sin(angle));
    }
}
