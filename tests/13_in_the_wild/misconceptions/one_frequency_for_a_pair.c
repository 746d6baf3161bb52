/* This is what you get when one frequency is taken for both columns of a pair.
 * By index, each column has a frequency of its own. Ask style_frequency for
 * each column.
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
        size_t sine = style->halves ? pair : 2 * pair;
        double phase = t * style_frequency(style, sine, d_model);
        bool cosine = cosine_at(style, index, d_model);

        row[index] = style->gain * (cosine ? cos(phase) : sin(phase));
    }
}
