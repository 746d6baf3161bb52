/* This is what you get when the position is added to the last number of the
 * embedding. That number then means two things at once, and nobody can tell 5
 * and position 2 from 7 and position 0; the new place behind it stays empty.
 *
 * read: river-bank-one-number-longer */
#include "naive_integers.h"

void append_position(size_t d, const double e[d], size_t pos,
                     double appended[d + 1])
{
    for (size_t k = 0; k < d; k++)
        appended[k] = e[k];
    appended[d - 1] += (double)pos;
    appended[d] = 0;
}
