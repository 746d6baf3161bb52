/* This is what you get when the position of a query is kept in bfloat16, which
 * has 8 binary digits. From 256 on it has no odd numbers, and from 65,536 on
 * every 512th number alone: positions that are near each other become the same
 * one.
 *
 * read: new-words-ask-every-kept-word
 * shipped: https://github.com/huggingface/diffusers/issues/13920 */
#include "digits.h"
#include "with_query.h"

static double position(size_t past, size_t i)
{
    return in_digits(8, (double)(past + i));
}
