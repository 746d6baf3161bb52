/* This is what you get when first alone is multiplied by the scale, and pos is
 * not. C multiplies before it adds: (pos + first) * scale needs its
 * parentheses.
 *
 * read: from-a-style-to-a-row */
#include "style.h"

#include <math.h>

void style_row(const struct style *style, double pos, size_t d_model,
               double row[d_model])
{
    double t = pos + style->first * style->scale;

    for (size_t index = 0; index < d_model; index++) {
        double phase = t * style_frequency(style, index, d_model);
        bool cosine = cosine_at(style, index, d_model);

        row[index] = style->gain * (cosine ? cos(phase) : sin(phase));
    }
}
