/* This is what you get when the row with the smallest dot product is
 * taken, as if it were a distance. A dot product measures how well two
 * vectors agree: small, or negative, means that they don't.
 *
 * read: the-position-can-be-read-back */
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

    for (size_t r = 1; r < n; r++)
        if (dot(d, x, pe[r]) < dot(d, x, pe[best]))
            best = r;
    return best;
}
