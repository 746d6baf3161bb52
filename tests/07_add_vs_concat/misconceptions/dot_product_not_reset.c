/* This is what you get when the sum of a dot product goes on from the row
 * before, or when the largest so far is not kept. Set the sum to 0 for each
 * row; and where a row is better, keep its number and its dot product.
 *
 * read: the-position-can-be-read-back */
#include "add_vs_concat.h"

#include <math.h>

size_t decode_position(size_t n, size_t d, const double x[d],
                       const double pe[n][d])
{
    size_t best = 0;
    double largest = -INFINITY, dot = 0;

    for (size_t r = 0; r < n; r++) {

        for (size_t k = 0; k < d; k++)
            dot += x[k] * pe[r][k];
        if (dot > largest) {
            largest = dot;
            best = r;
        }
    }
    return best;
}
