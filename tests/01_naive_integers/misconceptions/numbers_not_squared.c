/* This is what you get when the numbers are added up without their squares.
 * Positive and negative numbers of the embedding then cancel.
 *
 * read: squares-against-squares */
#include "naive_integers.h"

double position_share(size_t d, const double e[d], size_t pos)
{
    double sum = (double)pos;

    if (pos == 0)
        return 0;
    for (size_t k = 0; k < d; k++)
        sum += e[k];
    return (double)pos / sum;
}
