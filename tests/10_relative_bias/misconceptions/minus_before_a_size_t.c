/* This is what you get with -(i - j), or j - i, while i and j are size_t: a
 * size_t has no numbers below zero, and becomes very large. Make doubles of
 * them first.
 *
 * read: minus-the-distance */
#include "relative_bias.h"

#include <math.h>

void alibi_bias(size_t n, double slope, double bias[n][n])
{
    for (size_t i = 0; i < n; i++)
        for (size_t j = 0; j < n; j++)
            bias[i][j] = j > i ? -INFINITY : slope * (double)-(i - j);
}
