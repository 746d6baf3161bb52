/* This is what you get when each token's position is its place in the row. A
 * text counts from 0, wherever it begins, and padding has 0.
 *
 * read: several-texts-in-one-row */
#include "with_count.h"

static double count(size_t n, const size_t text[n], size_t i)
{
    (void)text;
    return (double)i;
}
