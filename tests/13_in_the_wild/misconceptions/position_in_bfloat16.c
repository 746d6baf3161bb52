/* This is what you get when the position is kept in bfloat16, which has 8
 * binary digits. From 256 on it has no odd numbers, and from 65,536 on every
 * 512th number alone: positions that are near each other become the same one.
 *
 * read: from-a-style-to-a-row
 * shipped: https://github.com/huggingface/diffusers/issues/13920 */
#include "digits.h"
#include "style.h"

void style_row(const struct style *style, double pos, size_t d_model,
               double row[d_model])
{
    double t = (in_digits(8, pos) + style->first) * style->scale;

    for (size_t index = 0; index < d_model; index++) {
        double phase = t * style_frequency(style, index, d_model);
        bool cosine = cosine_at(style, index, d_model);

        row[index] = style->gain * (cosine ? cos(phase) : sin(phase));
    }
}
