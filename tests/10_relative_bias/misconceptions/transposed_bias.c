/* This is what you get when row and column are exchanged: row i belongs to the
 * query i, and it is the keys before it that it sees.
 *
 * read: minus-the-distance */
#include "relative_bias.h"

#include <math.h>

void alibi_bias(size_t n, double slope, double bias[n][n])
{
    for (size_t i = 0; i < n; i++)
        for (size_t j = 0; j < n; j++)
            bias[i][j] = j < i ? -INFINITY : -slope * (double)(j - i);
}
