/* This is what you get when the distance is i - j + 1. The distance is
 * the number of steps from one token to the other: 0 for the query itself.
 *
 * read: minus-the-distance */
#include "relative_bias.h"

#include <math.h>

void alibi_bias(size_t n, double slope, double bias[n][n])
{
    for (size_t i = 0; i < n; i++)
        for (size_t j = 0; j < n; j++)
            bias[i][j] = j > i ? -INFINITY : -slope * (double)(i - j + 1);
}
