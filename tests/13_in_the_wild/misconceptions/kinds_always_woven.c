/* This is what you get when sines and cosines take turns in both layouts. In
 * halves, the first d_model/2 columns are of one kind.
 *
 * read: from-a-style-to-a-row */
#include "in_the_wild.h"

#include <math.h>

void style_row(const struct style *style, double pos, size_t d_model,
               double row[d_model])
{
    double t = (pos + style->first) * style->scale;

    for (size_t index = 0; index < d_model; index++) {
        double phase = t * style_frequency(style, index, d_model);
        bool cosine = (index % 2 == 1) != style->cosine_first;

        row[index] = style->gain * (cosine ? cos(phase) : sin(phase));
    }
}
