/* This is the row whose own numbers have the largest sum, whatever x is. So it
 * comes out if x is forgotten, or if its numbers are added and not multiplied,
 * x[k] + pe[r][k]: the sum over x is the same for every row.
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
        for (size_t k = 0; k < d; k++)
            dot += x[k] + pe[r][k];
        if (dot > largest) {
            largest = dot;
            best = r;
        }
    }
    return best;
}
