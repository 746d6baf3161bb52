/* This is what you get when keys after the query have a bias of 0. That is no
 * mask: it leaves their scores as they are, without even a penalty. What hides
 * them is -INFINITY.
 *
 * read: minus-the-distance */
#include "relative_bias.h"

#include <math.h>

void alibi_bias(size_t n, double slope, double bias[n][n])
{
    for (size_t i = 0; i < n; i++)
        for (size_t j = 0; j < n; j++)
            bias[i][j] = j > i ? 0 : -slope * (double)(i - j);
}
