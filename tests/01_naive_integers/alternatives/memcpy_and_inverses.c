/* The embedding is copied with memcpy. The share comes from the ratio of the
 * two squared lengths, and the scaled position from the length of one step. */
#include "naive_integers.h"

#include <string.h>

void append_position(size_t d, const double e[d], size_t pos,
                     double appended[d + 1])
{
    memcpy(appended, e, d * sizeof *e);
    appended[d] = (double)pos;
}

double position_share(size_t d, const double e[d], size_t pos)
{
    double word = 0, position = (double)pos;

    for (size_t k = 0; k < d; k++)
        word += e[k] * e[k];
    return pos == 0 ? 0 : 1 / (1 + word / position / position);
}

double scaled_position(size_t pos, size_t n)
{
    double step = 1.0 / (double)(n > 1 ? n - 1 : 1);

    return (double)pos * step;
}
