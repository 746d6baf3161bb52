/* This is what you get when the bias grows with the distance: far tokens are
 * then preferred to near ones. The distance is a penalty, so it has a minus.
 *
 * read: minus-the-distance */
#include "relative_bias.h"

#include <math.h>

void alibi_bias(size_t n, double slope, double bias[n][n])
{
    for (size_t i = 0; i < n; i++)
        for (size_t j = 0; j < n; j++)
            bias[i][j] = j > i ? -INFINITY : slope * (double)(i - j);
}
