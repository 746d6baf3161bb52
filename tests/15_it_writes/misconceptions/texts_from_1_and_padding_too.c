/* This is what you get when a token counts itself, so that a text begins at 1.
 * A position is how many tokens of the text stand before it: the first has 0.
 *
 * read: several-texts-in-one-row */
#include "with_count.h"

static double count(size_t n, const size_t text[n], size_t i)
{
    double seen = 1;

    for (size_t j = 0; j < i && text[i] != 0; j++)
        seen += text[j] == text[i];
    return seen;
}
