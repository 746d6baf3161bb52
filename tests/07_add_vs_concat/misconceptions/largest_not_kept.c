/* This is what you get when every row seems better than the one before, so
 * that the last one is taken. Is the largest dot product kept where best = r
 * stands, as largest = dot? Or do all rows have one dot product, because row r
 * is not in it, and does >= take the last?
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
