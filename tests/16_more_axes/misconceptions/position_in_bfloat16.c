/* This is what you get when the position is kept in bfloat16, which has 8
 * binary digits. From 256 on it has no odd numbers, and from 65,536 on every
 * 512th number alone: positions that are near each other become the same one.
 *
 * read: each-pair-has-an-axis
 * shipped: https://github.com/huggingface/diffusers/issues/13920 */
#include "digits.h"
#include "with_angle.h"

static double angle_of(struct axes_of_a_head h, size_t p)
{
    return in_digits(8, h.pos[h.axis[p]]) * power(h.base, p, h.pairs);
}