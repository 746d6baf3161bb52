/* This is what you get with a plus in the exponent, or with 1 / base in place
 * of the base: the formula divides by the power, and you multiply. A table
 * that grows on purpose says so in its base, which is below 1.
 *
 * read: three-rules-for-the-frequencies
 * shipped: https://github.com/coqui-ai/TTS/pull/2248 */
#include "style.h"

#include <math.h>

double style_frequency(const struct style *style, size_t index, size_t d_model)
{
    return pow(style->base, exponent_of(style, index, d_model));
}
