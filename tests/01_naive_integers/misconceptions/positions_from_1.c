/* This is what you get when 1 is added to the position, to count from 1, and
 * the last of n words then stands at n. Some texts count so. Here pos is
 * counted from 0, and is used as it is.
 *
 * read: one-number-behind-the-embedding */
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
