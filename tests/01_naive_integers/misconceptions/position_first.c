/* This is what you get when the position is put in front of the embedding. All
 * numbers are there, but each of them is one index too late. The position
 * belongs at index d.
 *
 * read: one-number-behind-the-embedding */
#include "naive_integers.h"

void append_position(size_t d, const double e[d], size_t pos,
                     double appended[d + 1])
{
    appended[0] = (double)pos;
    for (size_t k = 0; k < d; k++)
        appended[k + 1] = e[k];
}
