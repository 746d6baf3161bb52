/* This is what you get with slope times j, the position of the key. Softmax
 * gives the same shares, so a model would not notice, and the authors' code
 * does it so. But the contract has -slope (i - j), with 0 for the query
 * itself.
 *
 * read: the-naive-integer-again */
#include "relative_bias.h"

#include <math.h>

void alibi_bias(size_t n, double slope, double bias[n][n])
{
    for (size_t i = 0; i < n; i++)
        for (size_t j = 0; j < n; j++)
            bias[i][j] = j > i ? -INFINITY : slope * (double)j;
}
