/* This is what you get when a position is kept with 11 binary digits, as TF32
 * and float16 have. From 2048 on there are no odd numbers, and then the gaps
 * grow: positions that are near each other become the same one.
 *
 * read: the-same-for-the-same-offset
 * shipped: https://github.com/huggingface/transformers/issues/48428 */
#include "digits.h"
#include "relative_bias.h"

size_t clipped_offset(size_t query, size_t key, size_t furthest)
{
    double offset = in_digits(11, (double)key) - in_digits(11, (double)query);
    double most = (double)furthest;

    return (size_t)(fmax(-most, fmin(most, offset)) + most);
}
