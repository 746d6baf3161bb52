/* This is what you get when only the first number of each row is multiplied.
 * One sine can't tell 64 positions apart. The dot product is a sum over all d
 * numbers.
 *
 * read: the-position-can-be-read-back */
#include "add_vs_concat.h"

size_t decode_position(size_t n, size_t d, const double x[d],
                       const double pe[n][d])
{
    size_t best = 0;

    for (size_t r = 1; r < n; r++)
        if (x[0] * pe[r][0] > x[0] * pe[best][0])
            best = r;
    return best;
}
