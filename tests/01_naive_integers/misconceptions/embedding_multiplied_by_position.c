/* This is what you get when the embedding is multiplied by the position
 * before it is copied. At position 1 it shows nowhere; at position 0 every
 * word becomes the same row of zeros.
 *
 * read: the-formulas-symbol-by-symbol */
#include "naive_integers.h"

void append_position(size_t d, const double e[d], size_t pos,
                     double appended[d + 1])
{
    for (size_t k = 0; k < d; k++)
        appended[k] = e[k] * (double)pos;
    appended[d] = (double)pos;
}
