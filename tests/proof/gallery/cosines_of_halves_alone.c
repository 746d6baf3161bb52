/* Woven columns are all sines; halves are right.
 *
 * of: style_row
 * kind: wrong
 * say: has the sine of t times its frequency, and should have the cosine */
#include "in_the_wild.h"

#include <math.h>

void style_row(const struct style *style, double pos, size_t d_model,
               double row[d_model])
{
    double t = (pos + style->first) * style->scale;

    for (size_t c = 0; c < d_model; c++) {
        bool second = style->halves && c >= d_model / 2;
        double angle = t * style_frequency(style, c, d_model);

        row[c] = style->gain *
                 (second != style->cosine_first ? cos(angle) : sin(angle));
    }
}
