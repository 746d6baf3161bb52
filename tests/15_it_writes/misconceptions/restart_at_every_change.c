/* This is what you get when the count begins again wherever the text changes.
 * A text that was interrupted goes on counting where it stopped.
 *
 * read: several-texts-in-one-row */
#include "with_count.h"

static double count(size_t n, const size_t text[n], size_t i)
{
    size_t start = i;

    while (start > 0 && text[start - 1] == text[i])
        start--;
    return text[i] == 0 ? 0 : (double)(i - start);
}
