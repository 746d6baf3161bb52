/* This is what you get when rows and columns are exchanged: this is the bias
 * of query j and key i.
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
            bias[j][i] = j > i ? -INFINITY : sum;
        }
}
