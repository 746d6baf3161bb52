/* This is what you get when each number is multiplied by the gain twice. Once
 * is enough.
 *
 * read: from-a-style-to-a-row */
#include "style.h"

void style_row(const struct style *style, double pos, size_t d_model,
               double row[d_model])
{
    double t = (pos + style->first) * style->scale;

    for (size_t index = 0; index < d_model; index++) {
        double phase = t * style_frequency(style, index, d_model);
        bool cosine = cosine_at(style, index, d_model);

        row[index] = (cosine ? cos(phase) : sin(phase)) * style->gain;
        row[index] *= style->gain;
    }
}
