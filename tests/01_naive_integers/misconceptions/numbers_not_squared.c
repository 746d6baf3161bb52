/* This is what you get when the numbers themselves are added up, and not
 * their squares. Positive and negative numbers of the embedding then cancel,
 * as if the word had less to say the more its numbers differ.
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
