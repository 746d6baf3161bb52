/* Where the embedding and the position together are no longer than 1, the share
 * is 0. So it is at position 1, after an embedding of zeros. */
#include "naive_integers.h"

double position_share(size_t d, const double e[d], size_t pos)
{
    double position = (double)pos * (double)pos, length = position;

    for (size_t k = 0; k < d; k++)
        length += e[k] * e[k];
    return length > 1 ? position / length : 0;
}
