/* This is what you get when the slope of the key's own word is added, too. It
 * forgot what was there before it was written.
 *
 * read: why-a-decay-is-alibi */
#include "without_positions.h"

#include <math.h>

void forgetting_bias(size_t n, const double slope[n], double bias[n][n])
{
    for (size_t i = 0; i < n; i++)
        for (size_t j = 0; j < n; j++) {
            double sum = 0;

            for (size_t m = j; m <= i; m++)
                sum -= slope[m];
            bias[i][j] = j > i ? -INFINITY : sum;
        }
}
