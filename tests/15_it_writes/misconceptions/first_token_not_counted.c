/* This is what you get when the tokens before are counted from token 1 on. The
 * first one of the row is number 0, and counts, too.
 *
 * read: several-texts-in-one-row */
#include "with_count.h"

static double count(size_t n, const size_t text[n], size_t i)
{
    double seen = 0;

    for (size_t j = 1; j < i && text[i] != 0; j++)
        seen += text[j] == text[i];
    return seen;
}
