/* This is what you get with all sines first and then all cosines. Some
 * libraries use this order, and it works if all code that reads it agrees. The
 * paper and this course put each cosine next to its sine.
 *
 * read: the-formula-symbol-by-symbol
 * shipped: https://github.com/tensorflow/text/issues/1122
 * shipped: https://github.com/tatp22/multidim-positional-encoding/issues/20 */
#include "full_formula.h"

#include <math.h>

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    size_t half = (d_model + 1) / 2;

    for (size_t i = 0; i < half; i++)
        pe[i] = sin((double)pos * pair_frequency(i, d_model));
    for (size_t i = half; i < d_model; i++)
        pe[i] = cos((double)pos * pair_frequency(i - half, d_model));
}
