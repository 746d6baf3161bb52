/* This is what you get when each step back counts 1, whatever the slopes are.
 *
 * read: why-a-decay-is-alibi */
#include "without_positions.h"

#include <math.h>

void forgetting_bias(size_t n, const double slope[n], double bias[n][n])
{
    (void)slope;
    for (size_t i = 0; i < n; i++)
        for (size_t j = 0; j < n; j++) {
            double sum = -((double)i - (double)j);

            bias[i][j] = j > i ? -INFINITY : sum;
        }
}
