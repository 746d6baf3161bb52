/* This is what you get when both numbers of a pair turn with the frequency of
 * the cosine's column. By index each column has a frequency of its own.
 *
 * read: from-a-style-to-a-row */
#include "style.h"

void style_row(const struct style *style, double pos, size_t d_model,
               double row[d_model])
{
    double t = (pos + style->first) * style->scale;

    for (size_t index = 0; index < d_model; index++) {
        size_t apart = style->halves ? d_model / 2 : 1;
        bool second = style->halves ? index >= apart : index % 2 == 1;
        size_t column = index;

        if (second && style->cosine_first)
            column = index - apart;
        if (!second && !style->cosine_first)
            column = index + apart;
        double phase = t * style_frequency(style, column, d_model);
        bool cosine = cosine_at(style, index, d_model);

        row[index] = style->gain * (cosine ? cos(phase) : sin(phase));
    }
}
