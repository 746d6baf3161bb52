/* of: alibi_bias
 * kind: wrong
 * say: Only infinity itself
 * never: never set|without end */
#include <float.h>

#include "relative_bias.h"

void alibi_bias(size_t n, double slope, double bias[n][n])
{
    for (size_t i = 0; i < n; i++)
        for (size_t j = 0; j < n; j++)
            bias[i][j] = j > i ? -DBL_MAX : -slope * (double)(i - j);
}
