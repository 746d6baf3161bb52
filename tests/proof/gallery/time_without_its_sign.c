/* The sign of t is lost, so only the sines of a scale below zero are wrong.
 *
 * of: style_row
 * kind: wrong
 * say: What should be: t is .*column 2 is
 * never: Column 0 */
#include "in_the_wild.h"

#include <math.h>

void style_row(const struct style *style, double pos, size_t d_model,
               double row[d_model])
{
    double t = fabs((pos + style->first) * style->scale);

    for (size_t c = 0; c < d_model; c++) {
        bool second = style->halves ? c >= d_model / 2 : c % 2 == 1;
        double angle = t * style_frequency(style, c, d_model);

        row[c] = style->gain *
                 (second != style->cosine_first ? cos(angle) : sin(angle));
    }
}
