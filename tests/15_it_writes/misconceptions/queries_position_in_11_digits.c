/* This is what you get when the position of a query is kept with 11 binary
 * digits, as TF32 and float16 have. From 2048 on there are no odd numbers, and
 * then the gaps grow: positions that are near each other become the same one.
 *
 * read: new-words-ask-every-kept-word
 * shipped: https://github.com/huggingface/transformers/issues/48428 */
#include "digits.h"
#include "with_query.h"

static double position(size_t past, size_t i)
{
    return in_digits(11, (double)(past + i));
}
