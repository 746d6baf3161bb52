/* This is what you get when the position is kept with 11 binary digits, as TF32
 * and float16 have. From 2048 on there are no odd numbers, and then the gaps
 * grow: positions that are near each other become the same one.
 *
 * read: a-part-of-the-head
 * shipped: https://github.com/huggingface/transformers/issues/48428 */
#include "digits.h"
#include "with_part.h"

static double angle_of(struct turn_of_a_part t, size_t p)
{
    return in_digits(11, t.pos) * power(t.base, p, t.half);
}