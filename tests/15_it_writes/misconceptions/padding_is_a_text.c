/* This is what you get when padding is counted as a text of its own: 0 1 2 and
 * on. Padding belongs to no text, and its position is 0.
 *
 * read: several-texts-in-one-row */
#include "with_count.h"

static double count(size_t n, const size_t text[n], size_t i)
{
    double seen = 0;

    for (size_t j = 0; j < i; j++)
        seen += text[j] == text[i];
    return seen;
}
