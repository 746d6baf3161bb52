/* This is what you get when the largest dot product so far begins with 0, and
 * the rows from 1 on are compared with it. It should begin with that of row 0.
 *
 * read: the-position-can-be-read-back */
#include "add_vs_concat.h"

size_t decode_position(size_t n, size_t d, const double x[d],
                       const double pe[n][d])
{
    size_t best = 0;
    double largest = 0;

    for (size_t r = 1; r < n; r++) {
        double dot = 0;

        for (size_t k = 0; k < d; k++)
            dot += x[k] * pe[r][k];
        if (dot > largest) {
            largest = dot;
            best = r;
        }
    }
    return best;
}
