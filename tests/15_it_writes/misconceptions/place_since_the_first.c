/* This is what you get when the place of the first token of a text is
 * subtracted. Tokens of other texts that stand in between are counted, too.
 *
 * read: several-texts-in-one-row */
#include "with_count.h"

static double count(size_t n, const size_t text[n], size_t i)
{
    size_t first = 0;

    while (text[first] != text[i])
        first++;
    return text[i] == 0 ? 0 : (double)(i - first);
}
