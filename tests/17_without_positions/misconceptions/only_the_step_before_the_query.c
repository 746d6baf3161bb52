/* This is what you get when only the query's own slope is subtracted, and the
 * steps before it are not.
 *
 * read: why-a-decay-is-alibi */
#include "without_positions.h"

#include <math.h>

void forgetting_bias(size_t n, const double slope[n], double bias[n][n])
{
    for (size_t i = 0; i < n; i++)
        for (size_t j = 0; j < n; j++) {
            double sum = j < i ? -slope[i] : 0;

            bias[i][j] = j > i ? -INFINITY : sum;
        }
}
