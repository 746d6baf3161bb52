/* This is what you get when column 0 is not in the dot product, as with a loop
 * from 1. Columns count from 0.
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

        for (size_t k = 1; k < d; k++)
            dot += x[k] * pe[r][k];
        if (dot > largest) {
            largest = dot;
            best = r;
        }
    }
    return best;
}
