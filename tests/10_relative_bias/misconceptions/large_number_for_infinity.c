/* This is what you get with a large number in place of -INFINITY, such as
 * -1e9. It hides a key from small scores only, and the contract has -INFINITY.
 *
 * read: minus-the-distance */
#include "relative_bias.h"

#include <math.h>

void alibi_bias(size_t n, double slope, double bias[n][n])
{
    for (size_t i = 0; i < n; i++)
        for (size_t j = 0; j < n; j++)
            bias[i][j] = j > i ? -1e9 : -slope * (double)(i - j);
}
