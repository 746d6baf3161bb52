/* This is what you get when BY_PAIR divides by d_model/2 - 1, as TO_THE_END
 * does. Does its case end with a return or a break? The last wave then has
 * exactly the base, as in the authors' own program. The paper's formula divides
 * by d_model/2: its last wave stays below.
 *
 * read: three-rules-for-the-frequencies
 * shipped: https://github.com/tensorflow/tensor2tensor/pull/177
 * shipped: https://github.com/kohya-ss/sd-scripts/pull/1187
 * shipped: https://github.com/huggingface/diffusers/pull/12791 */
#include "style.h"

#include <math.h>

double style_frequency(const struct style *style, size_t index, size_t d_model)
{
    struct style ended = *style;

    if (ended.steps == BY_PAIR)
        ended.steps = TO_THE_END;
    return pow(style->base, -exponent_of(&ended, index, d_model));
}
