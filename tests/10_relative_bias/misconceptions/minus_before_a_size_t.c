/* This is what you get when the minus stands before i - j while that is a
 * size_t. It has no numbers below zero, and becomes very large. Make a double
 * of it first.
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
