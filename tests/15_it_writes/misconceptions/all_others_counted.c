/* This is what you get when all other tokens of the text are counted, those
 * after it, too. A position is how many stand before.
 *
 * read: several-texts-in-one-row */
#include "with_count.h"

static double count(size_t n, const size_t text[n], size_t i)
{
    double seen = 0;

    for (size_t j = 0; j < n && text[i] != 0; j++)
        seen += j != i && text[j] == text[i];
    return seen;
}
