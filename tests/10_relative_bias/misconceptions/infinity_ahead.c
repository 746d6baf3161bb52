/* This is what you get with INFINITY after the query, where -INFINITY belongs:
 * softmax gives e to the bias as a share, and e to minus infinity is 0.
 *
 * read: minus-the-distance */
#include "relative_bias.h"

#include <math.h>

void alibi_bias(size_t n, double slope, double bias[n][n])
{
    for (size_t i = 0; i < n; i++)
        for (size_t j = 0; j < n; j++)
            bias[i][j] = j > i ? INFINITY : -slope * (double)(i - j);
}
