/* This is what you get when the position is also added to each number of the
 * embedding. The Transformer adds an encoding in the end, but one that is made
 * for it. An integer moves every word in one direction.
 *
 * read: one-number-behind-the-embedding */
#include "naive_integers.h"

void append_position(size_t d, const double e[d], size_t pos,
                     double appended[d + 1])
{
    for (size_t k = 0; k < d; k++)
        appended[k] = e[k] + (double)pos;
    appended[d] = (double)pos;
}
