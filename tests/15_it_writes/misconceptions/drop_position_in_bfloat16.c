/* This is what you get when the offset drop is kept in bfloat16, which has 8
 * binary digits. From 256 on it has no odd numbers, and from 65,536 on every
 * 512th number alone: offsets that are near each other become the same one.
 *
 * read: the-cache-is-full
 * shipped: https://github.com/huggingface/diffusers/issues/13920 */
#include "digits.h"
#include "with_move.h"

static double back(size_t j, size_t keep, size_t drop)
{
    (void)j;
    (void)keep;
    return -in_digits(8, (double)drop);
}
