/* This is what you get when the squares become whole numbers: they are added up
 * in an integer variable, or each number loses its fraction before it is
 * squared. An embedding of small numbers counts as 0.
 *
 * read: squares-against-squares */
#include "naive_integers.h"

double position_share(size_t d, const double e[d], size_t pos)
{
    double position = (double)pos * (double)pos;
    long long word = 0;

    if (pos == 0)
        return 0;
    for (size_t k = 0; k < d; k++)
        word = (long long)((double)word + e[k] * e[k]);
    return position / ((double)word + position);
}
