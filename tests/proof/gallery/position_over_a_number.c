/* of: append_position
 * kind: wrong
 * never: 1 minus what
 *
 * of: position_share
 * kind: wrong
 * never: Only the last number */
#include "naive_integers.h"

#include <math.h>

void append_position(size_t d, const double e[d], size_t pos,
                     double appended[d + 1])
{
    for (size_t k = 0; k < d; k++)
        appended[k] = e[k];
    appended[d] = 0;
    appended[d - 1] = (double)pos;
}

double position_share(size_t d, const double e[d], size_t pos)
{
    double position = (double)pos * (double)pos, word = 0;

    if (pos == 0)
        return 0;
    for (size_t k = 0; k < d; k++)
        word = fmax(word, e[k] * e[k]);
    return position / (word + position);
}
