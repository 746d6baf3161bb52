/* This is what you get when the phase is computed in float, which has seven
 * digits, as many of these programs do. At position 5000 the fourth decimal is
 * wrong.
 *
 * read: from-a-style-to-a-row */
#include "style.h"

#include <math.h>

void style_row(const struct style *style, double pos, size_t d_model,
               double row[d_model])
{
    double t = (pos + style->first) * style->scale;

    for (size_t index = 0; index < d_model; index++) {
        double phase =
            (double)((float)t * (float)style_frequency(style, index, d_model));
        bool cosine = cosine_at(style, index, d_model);

        row[index] = style->gain * (cosine ? cos(phase) : sin(phase));
    }
}
