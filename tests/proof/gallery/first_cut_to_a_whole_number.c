/* What row 0 is counted as is made a whole number.
 *
 * of: style_row
 * kind: wrong
 * say: is it made a whole number */
#include "in_the_wild.h"

#include <math.h>

void style_row(const struct style *style, double pos, size_t d_model,
               double row[d_model])
{
    size_t h = d_model / 2;

    for (size_t i = 0; i < h; i++) {
        size_t a = style->halves ? i : 2 * i;
        size_t b = style->halves ? h + i : 2 * i + 1;
        double t = style->scale * (pos + (double)(long)style->first);
        double wa = t * style_frequency(style, a, d_model);
        double wb = t * style_frequency(style, b, d_model);

        if (style->cosine_first) {
            row[a] = style->gain * cos(wa);
            row[b] = style->gain * sin(wb);
        } else {
            row[a] = style->gain * sin(wa);
            row[b] = style->gain * cos(wb);
        }
    }
}
