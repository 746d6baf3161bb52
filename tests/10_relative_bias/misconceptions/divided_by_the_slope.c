/* This is what you get when the distance is divided by the slope. The penalty
 * is slope times distance: a head with a small slope sees far.
 *
 * read: minus-the-distance */
#include "relative_bias.h"

#include <math.h>

void alibi_bias(size_t n, double slope, double bias[n][n])
{
    for (size_t i = 0; i < n; i++)
        for (size_t j = 0; j < n; j++)
            bias[i][j] = j > i ? -INFINITY : -(double)(i - j) / slope;
}
