/* This is what you get when the position is scaled before first is added. The
 * count comes first: (pos + first) * scale.
 *
 * read: from-a-style-to-a-row */
#include "style.h"

#include <math.h>

void style_row(const struct style *style, double pos, size_t d_model,
               double row[d_model])
{
    double t = pos * style->scale + style->first;

    for (size_t index = 0; index < d_model; index++) {
        double phase = t * style_frequency(style, index, d_model);
        bool cosine = cosine_at(style, index, d_model);

        row[index] = style->gain * (cosine ? cos(phase) : sin(phase));
    }
}
