/* This is what you get when a position is 1 or 0: whether the token before
 * belongs to the same text. Count all tokens of the text before this one.
 *
 * read: several-texts-in-one-row */
#include "with_count.h"

static double count(size_t n, const size_t text[n], size_t i)
{
    return text[i] != 0 && i > 0 && text[i - 1] == text[i];
}
