/* This is what you get when the largest dot product so far is not kept. Every
 * row then seems larger than the start of the search, and the last one is
 * taken. Where best = r stands, largest = dot belongs, too.
 *
 * read: rows-of-unequal-length */
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
            dot += x[k] * pe[r][k];
        if (dot > largest) {
            best = r;
        }
    }
    return best;
}
