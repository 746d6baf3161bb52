/* This is what you get when the offset drop is kept with 11 binary digits, as
 * TF32 and float16 have. From 2048 on there are no odd numbers, and then the
 * gaps grow: offsets that are near each other become the same one.
 *
 * read: the-cache-is-full
 * shipped: https://github.com/huggingface/transformers/issues/48428 */
#include "digits.h"
#include "with_move.h"

static double back(size_t j, size_t keep, size_t drop)
{
    (void)j;
    (void)keep;
    return -in_digits(11, (double)drop);
}
