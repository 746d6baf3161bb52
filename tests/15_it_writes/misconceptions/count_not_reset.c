/* This is what you get when the count goes on from token to token: each
 * position has those of all tokens before it in it. Set it back to 0 for each
 * token.
 *
 * read: several-texts-in-one-row */
#include "with_count.h"

static double count(size_t n, const size_t text[n], size_t i)
{
    double seen = 0;

    for (size_t t = 0; t <= i; t++)
        for (size_t j = 0; j < t && text[t] != 0; j++)
            seen += text[j] == text[t];
    return seen;
}
