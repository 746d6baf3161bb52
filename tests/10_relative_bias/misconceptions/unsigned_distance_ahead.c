/* This is what you get when -slope (i - j) is used for the keys after the
 * query, too, and i - j is a size_t. It has no numbers below zero and becomes
 * very large there. These keys have -INFINITY.
 *
 * read: minus-the-distance */
#include "relative_bias.h"

void alibi_bias(size_t n, double slope, double bias[n][n])
{
    for (size_t i = 0; i < n; i++)
        for (size_t j = 0; j < n; j++)
            bias[i][j] = -slope * (double)(i - j);
}
