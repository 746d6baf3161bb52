/* This is what you get when the position is kept in bfloat16, which has 8
 * binary digits. From 256 on it has no odd numbers, and from 65,536 on every
 * 512th number alone: positions that are near each other become the same one.
 *
 * read: where-the-patches-stand
 * shipped: https://github.com/huggingface/diffusers/issues/13920 */
#include "digits.h"
#include "with_patch.h"

static void put(struct film f, size_t frame, size_t row, size_t column,
                double at[3])
{
    right_put(f, frame, row, column, at);
    for (size_t a = 0; a < 3; a++)
        at[a] = in_digits(8, at[a]);
}

static size_t next_word(struct film f)
{
    return right_next(f);
}