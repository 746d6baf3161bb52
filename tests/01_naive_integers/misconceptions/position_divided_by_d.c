/* This is what you get when the position is divided by d, the width of the
 * embedding, as in a wrong answer that Lesson 13 offers in its question 2.
 * The number is smaller, and grows without end just the same.
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
