/* This is what you get when the position is kept with 11 binary digits, as
 * TF32 and float16 have. From 2048 on there are no odd numbers, and then the
 * gaps grow: positions that are near each other become the same one.
 *
 * read: a-turned-key-never-changes
 * shipped: https://github.com/huggingface/transformers/issues/48428 */
#include "digits.h"
#include "with_position.h"

static double position(size_t past, size_t i)
{
    return in_digits(11, (double)(past + i));
}
