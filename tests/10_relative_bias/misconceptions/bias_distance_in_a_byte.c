/* This is what you get when the distance is kept in one byte, which ends at
 * 255: a key that stands 256 before the query counts as one at the query.
 *
 * read: minus-the-distance */
#include "relative_bias.h"

#include <math.h>

void alibi_bias(size_t n, double slope, double bias[n][n])
{
    for (size_t i = 0; i < n; i++)
        for (size_t j = 0; j < n; j++)
            bias[i][j] = j > i ? -INFINITY : -slope * (double)((i - j) % 256);
}
