/* This is what you get when padding has the position -1: as a mark, or because
 * the count of words up to here, less 1, is taken for it, too, and nothing was
 * counted. The position of padding is 0.
 *
 * read: several-texts-in-one-row */
#include "with_count.h"

static double count(size_t n, const size_t text[n], size_t i)
{
    double seen = -1;

    for (size_t j = 0; j <= i && text[i] != 0; j++)
        seen += text[j] == text[i];
    return seen;
}
