/* This is what you get when the squared position is divided by the squared
 * length of the embedding alone. That ratio grows past 1. A share is divided by
 * the whole, which includes the position.
 *
 * read: squares-against-squares */
#include "naive_integers.h"

double position_share(size_t d, const double e[d], size_t pos)
{
    double word = 0;

    if (pos == 0)
        return 0;
    for (size_t k = 0; k < d; k++)
        word += e[k] * e[k];
    return (double)pos * (double)pos / word;
}
