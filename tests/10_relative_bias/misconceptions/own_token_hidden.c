/* This is what you get when the mask begins at the query itself. A token sees
 * itself, at distance 0: without it the first token would see nothing at all.
 *
 * read: minus-the-distance */
#include "relative_bias.h"

#include <math.h>

void alibi_bias(size_t n, double slope, double bias[n][n])
{
    for (size_t i = 0; i < n; i++)
        for (size_t j = 0; j < n; j++)
            bias[i][j] = j >= i ? -INFINITY : -slope * (double)(i - j);
}
