/* This is what you get when positions are counted from 1. Here pos counts from
 * 0; a program that counts from 1 says so in first.
 *
 * read: from-a-style-to-a-row */
#include "style.h"

#include <math.h>

void style_row(const struct style *style, double pos, size_t d_model,
               double row[d_model])
{
    double t = (pos + 1 + style->first) * style->scale;

    for (size_t index = 0; index < d_model; index++) {
        double phase = t * style_frequency(style, index, d_model);
        bool cosine = cosine_at(style, index, d_model);

        row[index] = style->gain * (cosine ? cos(phase) : sin(phase));
    }
}
