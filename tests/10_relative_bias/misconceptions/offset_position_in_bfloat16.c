/* This is what you get when a position is kept in bfloat16, which has 8 binary
 * digits. From 256 on it has no odd numbers, and from 65,536 on every 512th
 * number alone: positions that are near each other become the same one.
 *
 * read: the-same-for-the-same-offset
 * shipped: https://github.com/huggingface/diffusers/issues/13920 */
#include "digits.h"
#include "relative_bias.h"

size_t clipped_offset(size_t query, size_t key, size_t furthest)
{
    double offset = in_digits(8, (double)key) - in_digits(8, (double)query);
    double most = (double)furthest;

    return (size_t)(fmax(-most, fmin(most, offset)) + most);
}
