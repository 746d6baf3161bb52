/* This is what you get with the distance of the key from the last token of the
 * text. Softmax gives the same shares, but the contract has the distance from
 * the query, which is 0 for the query itself.
 *
 * read: the-naive-integer-again */
#include "relative_bias.h"

#include <math.h>

void alibi_bias(size_t n, double slope, double bias[n][n])
{
    for (size_t i = 0; i < n; i++)
        for (size_t j = 0; j < n; j++)
            bias[i][j] = j > i ? -INFINITY : -slope * (double)(n - 1 - j);
}
