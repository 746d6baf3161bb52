/* This is what you get when the first word is taken for number 1. It is how
 * people count, and First Principles does so too in its first example; here
 * pos comes counted already, from 0, and has one added to it a second time.
 *
 * read: counting-from-0-or-from-1 */
#include "naive_integers.h"

void append_position(size_t d, const double e[d], size_t pos,
                     double appended[d + 1])
{
    for (size_t k = 0; k < d; k++)
        appended[k] = e[k];
    appended[d] = (double)(pos + 1);
}

double position_share(size_t d, const double e[d], size_t pos)
{
    double position = (double)(pos + 1), square = position * position;

    for (size_t k = 0; k < d; k++)
        square += e[k] * e[k];
    return position * position / square;
}

double scaled_position(size_t pos, size_t n)
{
    return (double)(pos + 1) / (double)n;
}
