/* This is what you get when the search starts with zero as the value to
 * beat. It is right as long as some dot product is positive; where all of
 * them are negative no row ever wins.
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
    double largest = 0;

    for (size_t r = 0; r < n; r++)
        if (dot(d, x, pe[r]) > largest) {
            largest = dot(d, x, pe[r]);
            best = r;
        }
    return best;
}
