/* This is what you get when the row with the smallest distance is taken. It is
 * the same row if all rows have the same length, as encodings have, but not in
 * every table. The contract asks for the largest dot product.
 *
 * read: rows-of-unequal-length */
#include "add_vs_concat.h"

static double distance(size_t d, const double a[d], const double b[d])
{
    double sum = 0;

    for (size_t k = 0; k < d; k++)
        sum += (a[k] - b[k]) * (a[k] - b[k]);
    return sum;
}

size_t decode_position(size_t n, size_t d, const double x[d],
                       const double pe[n][d])
{
    size_t best = 0;

    for (size_t r = 1; r < n; r++)
        if (distance(d, x, pe[r]) < distance(d, x, pe[best]))
            best = r;
    return best;
}
