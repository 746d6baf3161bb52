/* This is what you get when the embedding is multiplied by the position. At
 * position 1 nothing changes, and at position 0 every word becomes a row of
 * zeros.
 *
 * read: one-number-behind-the-embedding */
#include "naive_integers.h"

void append_position(size_t d, const double e[d], size_t pos,
                     double appended[d + 1])
{
    for (size_t k = 0; k < d; k++)
        appended[k] = e[k] * (double)pos;
    appended[d] = (double)pos;
}
