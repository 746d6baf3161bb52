/* This is what you get when the root of the share is taken, to compare lengths.
 * Lengths at a right angle do not add up: with sides of 3 and 4, the two shares
 * would be 3/5 and 4/5, more than 1 together. Squares do add up.
 *
 * read: squares-against-squares */
#include "naive_integers.h"

#include <math.h>

double position_share(size_t d, const double e[d], size_t pos)
{
    double square = (double)pos * (double)pos;

    if (pos == 0)
        return 0;
    for (size_t k = 0; k < d; k++)
        square += e[k] * e[k];
    return (double)pos / sqrt(square);
}
