/* This is what you get when lengths are compared, by way of a root. Lengths
 * at a right angle don't add up, so the shares of position and word would
 * come to more than 1 together: with sides of 3 and 4, three fifths and four
 * fifths.
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
