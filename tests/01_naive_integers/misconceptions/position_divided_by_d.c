/* This is what you get when the position is divided by d, the width of the
 * embedding. The number is smaller, but it still grows without a bound. Append
 * the position itself.
 *
 * read: one-number-behind-the-embedding */
#include "naive_integers.h"

void append_position(size_t d, const double e[d], size_t pos,
                     double appended[d + 1])
{
    for (size_t k = 0; k < d; k++)
        appended[k] = e[k];
    appended[d] = (double)pos / (double)d;
}
