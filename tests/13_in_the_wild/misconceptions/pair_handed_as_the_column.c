/* This is what you get when style_frequency is asked for c / 2. It takes the
 * column itself, and finds the pair.
 *
 * read: thirteen-tables */
#include "in_the_wild.h"

#include <math.h>

void style_row(const struct style *style, double pos, size_t d_model,
               double row[d_model])
{
    double t = (pos + style->first) * style->scale;
    for (size_t c = 0; c < d_model; c++) {
        bool second = style->halves ? c >= d_model / 2 : c % 2 == 1;
        double angle = t * style_frequency(style, c / 2, d_model);
        if (second != style->cosine_first) {
            row[c] = style->gain * cos(angle);
        } else {
            row[c] = style->gain * sin(angle);
        }
    }
}
