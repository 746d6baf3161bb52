/* This is what you get when the search for the largest dot product starts with
 * -1. If all dot products are below -1, no row is ever taken. Start with the
 * first row.
 *
 * read: rows-of-unequal-length */
#include "add_vs_concat.h"

static double dot(size_t d, const double a[d], const double b[d])
{
    double sum = 0;

    for (size_t k = 0; k < d; k++)
        sum += a[k] * b[k];
    return sum;
}

size_t decode_position(size_t n, size_t d, const double x[d],
                       const double pe[n][d])
{
    size_t best = 0;
    double largest = -1;

    for (size_t r = 0; r < n; r++)
        if (dot(d, x, pe[r]) > largest) {
            largest = dot(d, x, pe[r]);
            best = r;
        }
    return best;
}
