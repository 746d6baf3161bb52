/* This is what you get when row 0 is always counted as 0. Some programs leave
 * 0, or 0 and 1, for padding, and begin at first.
 *
 * read: from-a-style-to-a-row */
#include "style.h"

#include <math.h>

void style_row(const struct style *style, double pos, size_t d_model,
               double row[d_model])
{
    double t = pos * style->scale;

    for (size_t index = 0; index < d_model; index++) {
        double phase = t * style_frequency(style, index, d_model);
        bool cosine = cosine_at(style, index, d_model);

        row[index] = style->gain * (cosine ? cos(phase) : sin(phase));
    }
}
