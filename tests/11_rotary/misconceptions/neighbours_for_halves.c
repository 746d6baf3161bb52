/* This is what you get when the numbers 2i and 2i + 1 are paired. That is the
 * layout of rotate; here the partner of number i is number i + d/2. With
 * weights of the other layout, a model begins well, and then writes nonsense.
 *
 * read: two-layouts
 * shipped: https://github.com/huggingface/candle/issues/3410
 * shipped: https://github.com/karpathy/llama2.c/commit/155475a */
#include "rotary.h"

bool rotate_halves(double pos, size_t d, double base, const double x[d],
                   double rotated[d])
{
    return rotate(pos, d, base, x, rotated);
}
