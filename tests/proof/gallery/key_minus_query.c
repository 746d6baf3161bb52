/* of: alibi_bias
 * kind: minus_before_a_size_t
 * say: j - i, while
 * never: the minus stands */
#include <math.h>

#include "relative_bias.h"

void alibi_bias(size_t n, double slope, double bias[n][n])
{
    for (size_t i = 0; i < n; i++)
        for (size_t j = 0; j < n; j++)
            bias[i][j] = j > i ? -INFINITY : slope * (double)(j - i);
}
