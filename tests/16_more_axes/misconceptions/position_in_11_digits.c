/* This is what you get when the position is kept with 11 binary digits, as TF32
 * and float16 have. From 2048 on there are no odd numbers, and then the gaps
 * grow: positions that are near each other become the same one.
 *
 * read: each-pair-has-an-axis
 * shipped: https://github.com/huggingface/transformers/issues/48428 */
#include "digits.h"
#include "with_angle.h"

static double angle_of(struct axes_of_a_head h, size_t p)
{
    return in_digits(11, h.pos[h.axis[p]]) * power(h.base, p, h.pairs);
}