/* This is what you get when the position is measured against the embedding
 * alone. It is a fair comparison, and no share: it passes 1 as soon as the
 * position is longer than the word, and keeps growing.
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
