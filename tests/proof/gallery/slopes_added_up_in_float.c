/* Slopes are added up in a float.
 *
 * of: forgetting_bias
 * kind: wrong
 * say: The result is right to seven digits */
#include "without_positions.h"

#include <math.h>

void forgetting_bias(size_t n, const double slope[n], double bias[n][n])
{
    for (size_t i = 0; i < n; i++)
        for (size_t j = 0; j < n; j++) {
            if (j > i) {
                bias[i][j] = -INFINITY;
                continue;
            }
            float total = 0;
            for (size_t m = j + 1; m <= i; m++)
                total += (float)slope[m];
            bias[i][j] = -total;
        }
}
