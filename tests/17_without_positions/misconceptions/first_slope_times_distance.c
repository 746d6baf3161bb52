/* This is what you get when the slope of the first word is multiplied by the
 * distance, as if all words had this slope.
 *
 * read: why-a-decay-is-alibi */
#include "without_positions.h"

#include <math.h>

void forgetting_bias(size_t n, const double slope[n], double bias[n][n])
{
    for (size_t i = 0; i < n; i++)
        for (size_t j = 0; j < n; j++) {
            double sum = -slope[0] * ((double)i - (double)j);

            bias[i][j] = j > i ? -INFINITY : sum;
        }
}
