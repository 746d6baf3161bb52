/* This is what you get when sines and cosines have changed places.
 * cosine_first is true for a table in which the cosine comes first.
 *
 * read: from-a-style-to-a-row
 * shipped: https://github.com/flashinfer-ai/flashinfer/pull/3819 */
#include "style.h"

#include <math.h>

void style_row(const struct style *style, double pos, size_t d_model,
               double row[d_model])
{
    double t = (pos + style->first) * style->scale;

    for (size_t index = 0; index < d_model; index++) {
        double phase = t * style_frequency(style, index, d_model);
        bool cosine = !cosine_at(style, index, d_model);

        row[index] = style->gain * (cosine ? cos(phase) : sin(phase));
    }
}
