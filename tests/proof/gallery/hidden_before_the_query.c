/* The keys before the query are hidden.
 *
 * of: alibi_bias
 * kind: wrong
 * say: ^-INFINITY stands where j is below i, before the query
 * never: ^Only infinity itself is right here */
#include "relative_bias.h"

#include <math.h>

void alibi_bias(size_t n, double slope, double bias[n][n])
{
    for (size_t i = 0; i < n; i++) {
        for (size_t j = 0; j < n; j++) {
            if (j < i)
                bias[i][j] = -INFINITY;
            else
                bias[i][j] = -slope * (double)(i - j);
        }
    }
}
