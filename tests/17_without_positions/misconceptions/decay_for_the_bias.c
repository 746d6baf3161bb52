/* This is what you get when the matrix has what is left, e to the bias. The
 * bias is its logarithm.
 *
 * read: why-a-decay-is-alibi */
#include "without_positions.h"

#include <math.h>

void forgetting_bias(size_t n, const double slope[n], double bias[n][n])
{
    for (size_t i = 0; i < n; i++)
        for (size_t j = 0; j < n; j++) {
            double sum = 0;

            for (size_t m = j + 1; m <= i; m++)
                sum -= slope[m];
            bias[i][j] = j > i ? 0 : exp(sum);
        }
}
