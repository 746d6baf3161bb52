/* This is what you get when words after the query have the bias 0. A word
 * that comes later is hidden by minus infinity.
 *
 * read: why-a-decay-is-alibi */
#include "without_positions.h"

void forgetting_bias(size_t n, const double slope[n], double bias[n][n])
{
    for (size_t i = 0; i < n; i++)
        for (size_t j = 0; j < n; j++) {
            double sum = 0;

            for (size_t m = j + 1; m <= i && j <= i; m++)
                sum -= slope[m];
            bias[i][j] = sum;
        }
}
