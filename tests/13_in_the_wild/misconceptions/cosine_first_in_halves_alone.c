/* This is what you get when cosine_first is asked only where a row has two
 * halves. In a woven row the cosine of a pair may come first, too.
 *
 * read: from-a-style-to-a-row */
#include "style.h"

void style_row(const struct style *style, double pos, size_t d_model,
               double row[d_model])
{
    double t = (pos + style->first) * style->scale;

    for (size_t index = 0; index < d_model; index++) {
        double phase = t * style_frequency(style, index, d_model);
        bool cosine =
            style->halves ? cosine_at(style, index, d_model) : index % 2 == 1;

        row[index] = style->gain * (cosine ? cos(phase) : sin(phase));
    }
}
