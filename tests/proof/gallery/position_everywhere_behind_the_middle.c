/* The position stands in the whole second half.
 *
 * of: append_position
 * kind: wrong
 * never: where the last number of the embedding */
#include "naive_integers.h"

void append_position(size_t d, const double e[d], size_t pos,
                     double appended[d + 1])
{
    for (size_t i = 0; i <= d; i++)
        appended[i] = 2 * i < d ? e[i] : (double)pos;
}
