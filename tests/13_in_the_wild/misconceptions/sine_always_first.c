/* This is what you get when the sine always comes first. With cosine_first the
 * two kinds change places, in both layouts.
 *
 * read: from-a-style-to-a-row
 * shipped: https://github.com/huggingface/diffusers/pull/1369 */
#include "style.h"

#include <math.h>

void style_row(const struct style *style, double pos, size_t d_model,
               double row[d_model])
{
    double t = (pos + style->first) * style->scale;

    for (size_t index = 0; index < d_model; index++) {
        double phase = t * style_frequency(style, index, d_model);
        bool cosine = cosine_at(style, index, d_model) != style->cosine_first;

        row[index] = style->gain * (cosine ? cos(phase) : sin(phase));
    }
}
