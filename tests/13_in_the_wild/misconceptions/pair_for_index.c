/* This is what you get when style_frequency is called with the number of the
 * pair. It takes the column, and finds the pair itself.
 *
 * read: write-style_row */
#include "style.h"

#include <math.h>

void style_row(const struct style *style, double pos, size_t d_model,
               double row[d_model])
{
    double t = (pos + style->first) * style->scale;

    for (size_t index = 0; index < d_model; index++) {
        size_t pair = pair_at(style, index, d_model);
        double phase = t * style_frequency(style, pair, d_model);
        bool cosine = cosine_at(style, index, d_model);

        row[index] = style->gain * (cosine ? cos(phase) : sin(phase));
    }
}
