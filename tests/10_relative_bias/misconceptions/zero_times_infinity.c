/* This is what you get when the slope is multiplied by an infinite distance
 * for the keys after the query. With slope 0 that is 0 times infinity, which
 * is not a number.
 *
 * read: minus-the-distance */
#include "relative_bias.h"

#include <math.h>

void alibi_bias(size_t n, double slope, double bias[n][n])
{
    for (size_t i = 0; i < n; i++)
        for (size_t j = 0; j < n; j++)
            bias[i][j] = -slope * (j > i ? INFINITY : (double)(i - j));
}
