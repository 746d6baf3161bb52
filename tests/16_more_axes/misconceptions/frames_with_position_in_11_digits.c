/* This is what you get when the position is kept with 11 binary digits, as TF32
 * and float16 have. From 2048 on there are no odd numbers, and then the gaps
 * grow: positions that are near each other become the same one.
 *
 * read: where-the-patches-stand
 * shipped: https://github.com/huggingface/transformers/issues/48428 */
#include "digits.h"
#include "with_patch.h"

static void put(struct film f, size_t frame, size_t row, size_t column,
                double at[3])
{
    right_put(f, frame, row, column, at);
    for (size_t a = 0; a < 3; a++)
        at[a] = in_digits(11, at[a]);
}

static size_t next_word(struct film f)
{
    return right_next(f);
}