/* The position is squared as the size_t that it is: 64 bits have room for the
 * square of each position up to 2^32 - 1. */
#include "naive_integers.h"

double position_share(size_t d, const double e[d], size_t pos)
{
    double s = 0;

    if (pos == 0)
        return 0;
    for (size_t k = 0; k < d; k++)
        s += e[k] * e[k];
    return pos * pos / (s + pos * pos);
}
