/* This is what you get when the position is divided by d, the width of the
 * embedding. Question 2 of Lesson 13 offers this as a wrong answer. The number
 * is smaller, but it still grows without a bound.
 *
 * read: the-formulas-symbol-by-symbol */
#include "naive_integers.h"

void append_position(size_t d, const double e[d], size_t pos,
                     double appended[d + 1])
{
    for (size_t k = 0; k < d; k++)
        appended[k] = e[k];
    appended[d] = (double)pos / (double)d;
}
