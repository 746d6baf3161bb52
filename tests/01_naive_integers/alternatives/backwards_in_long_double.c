/* The squares are added from the last to the first in long double. The share is
 * 1 minus the share of the embedding, and a sum of 0 is handled at the end. */
#include "naive_integers.h"

double position_share(size_t d, const double e[d], size_t pos)
{
    long double word = 0, square = (long double)pos * (long double)pos;

    for (size_t k = d; k-- > 0;)
        word += (long double)e[k] * (long double)e[k];
    square += word;
    return square == 0 ? 0 : (double)(1 - word / square);
}

double scaled_position(size_t pos, size_t n)
{
    return n == 1 ? 0 : (double)((long double)pos / (long double)(n - 1));
}
