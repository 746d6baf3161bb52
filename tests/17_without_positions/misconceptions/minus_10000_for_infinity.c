/* This is what you get when later words have the bias -10000. That hides them
 * from most scores, and not from all: it should be minus infinity.
 *
 * read: why-a-decay-is-alibi */
#include "without_positions.h"

void forgetting_bias(size_t n, const double slope[n], double bias[n][n])
{
    for (size_t i = 0; i < n; i++)
        for (size_t j = 0; j < n; j++) {
            double sum = 0;

            for (size_t m = j + 1; m <= i; m++)
                sum -= slope[m];
            bias[i][j] = j > i ? -10000 : sum;
        }
}
