/* This is what you get when the position is kept in bfloat16, which has 8
 * binary digits. From 256 on it has no odd numbers, and from 65,536 on every
 * 512th number alone: positions that are near each other become the same one.
 *
 * read: a-part-of-the-head
 * shipped: https://github.com/huggingface/diffusers/issues/13920 */
#include "digits.h"
#include "with_part.h"

static double angle_of(struct turn_of_a_part t, size_t p)
{
    return in_digits(8, t.pos) * power(t.base, p, t.half);
}