/* This is what you get when the last column is not in the dot product, as with
 * k < d - 1. Columns count from 0, so the last of d columns is d - 1.
 *
 * read: the-position-can-be-read-back */
#include "add_vs_concat.h"

#include <math.h>

size_t decode_position(size_t n, size_t d, const double x[d],
                       const double pe[n][d])
{
    size_t best = 0;
    double largest = -INFINITY;

    for (size_t r = 0; r < n; r++) {
        double dot = 0;

        for (size_t k = 0; k + 1 < d; k++)
            dot += x[k] * pe[r][k];
        if (dot > largest) {
            largest = dot;
            best = r;
        }
    }
    return best;
}
