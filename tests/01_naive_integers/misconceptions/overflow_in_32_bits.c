/* This is what you get when the position is squared in 32 bits, as an unsigned
 * int. They have no room for the square of 65,536, which becomes 0. Make the
 * position a double before you square it.
 *
 * read: the-numbers-never-stop-growing */
#include "naive_integers.h"

#include <stdint.h>

double position_share(size_t d, const double e[d], size_t pos)
{
    double position = (double)((uint32_t)pos * (uint32_t)pos), word = 0;

    if (pos == 0)
        return 0;
    for (size_t k = 0; k < d; k++)
        word += e[k] * e[k];
    return position / (word + position);
}
