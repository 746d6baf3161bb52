/* This is what you get when the position is added to the last number of the
 * embedding. A 5 at position 2 and a 7 at position 0 are then the same. The
 * position belongs at index d, behind the embedding.
 *
 * read: one-number-behind-the-embedding */
#include "naive_integers.h"

void append_position(size_t d, const double e[d], size_t pos,
                     double appended[d + 1])
{
    for (size_t k = 0; k < d; k++)
        appended[k] = e[k];
    appended[d - 1] += (double)pos;
    appended[d] = 0;
}
