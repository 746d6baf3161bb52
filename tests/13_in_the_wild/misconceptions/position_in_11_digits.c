/* This is what you get when the position is kept with 11 binary digits, as
 * TF32 and float16 have. From 2048 on there are no odd numbers, and then the
 * gaps grow: positions that are near each other become the same one.
 *
 * read: from-a-style-to-a-row
 * shipped: https://github.com/huggingface/transformers/issues/48428 */
#include "digits.h"
#include "style.h"

void style_row(const struct style *style, double pos, size_t d_model,
               double row[d_model])
{
    double t = (in_digits(11, pos) + style->first) * style->scale;

    for (size_t index = 0; index < d_model; index++) {
        double phase = t * style_frequency(style, index, d_model);
        bool cosine = cosine_at(style, index, d_model);

        row[index] = style->gain * (cosine ? cos(phase) : sin(phase));
    }
}
