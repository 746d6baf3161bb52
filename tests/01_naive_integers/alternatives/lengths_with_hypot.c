/* The vector is filled from its end. The share is the square of a ratio of
 * lengths, which are computed with hypot, number by number. The position is
 * counted from the end of the text. */
#include "naive_integers.h"

#include <math.h>

void append_position(size_t d, const double e[d], size_t pos,
                     double appended[d + 1])
{
    appended[d] = (double)pos;
    for (size_t k = d; k-- > 0;)
        appended[k] = e[k];
}

double position_share(size_t d, const double e[d], size_t pos)
{
    double length = 0, ratio;

    for (size_t k = 0; k < d; k++)
        length = hypot(length, e[k]);
    length = hypot(length, (double)pos);
    ratio = length > 0 ? (double)pos / length : 0;
    return ratio * ratio;
}

double scaled_position(size_t pos, size_t n)
{
    return n > 1 ? 1 - (double)(n - 1 - pos) / (double)(n - 1) : 0;
}
