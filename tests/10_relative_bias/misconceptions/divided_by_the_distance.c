/* This is what you get when slope is divided by the distance. It is multiplied
 * with it: the further away, the lower the score.
 *
 * read: minus-the-distance */
#include "relative_bias.h"

#include <math.h>

void alibi_bias(size_t n, double slope, double bias[n][n])
{
    for (size_t i = 0; i < n; i++) {
        for (size_t j = 0; j < n; j++) {
            if (j > i) {
                bias[i][j] = -INFINITY;
            } else {
                bias[i][j] = -slope / (double)(i - j);
            }
        }
    }
}
