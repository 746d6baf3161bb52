/* This is what you get when the position is put in front of the embedding.
 * The numbers are all there, but every one of them has moved by one index,
 * and a matrix that expects the word at index 0 finds the position.
 *
 * read: the-formulas-symbol-by-symbol */
#include "naive_integers.h"

void append_position(size_t d, const double e[d], size_t pos,
                     double appended[d + 1])
{
    appended[0] = (double)pos;
    for (size_t k = 0; k < d; k++)
        appended[k + 1] = e[k];
}
