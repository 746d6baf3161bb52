/* of: alibi_bias
 * kind: distance_counts_both_ends
 * say: i - j . 1
 * never: The numbers are right */
#include <math.h>

#include "relative_bias.h"

void alibi_bias(size_t n, double slope, double bias[n][n])
{
    for (size_t i = 0; i < n; i++)
        for (size_t j = 0; j < n; j++)
            bias[i][j] = j > i ? -INFINITY : -slope * ((double)(i - j) + 1);
}
