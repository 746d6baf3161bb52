/* This is what you get when each dot product is divided by the length of its
 * row. The result is the same if all rows have the same length. The contract
 * asks for the largest dot product.
 *
 * read: rows-of-unequal-length */
#include "add_vs_concat.h"

#include <math.h>

static double dot(size_t d, const double a[d], const double b[d])
{
    double sum = 0;

    for (size_t k = 0; k < d; k++)
        sum += a[k] * b[k];
    return sum;
}

static double cosine(size_t d, const double a[d], const double b[d])
{
    return dot(d, a, b) / sqrt(dot(d, b, b));
}

size_t decode_position(size_t n, size_t d, const double x[d],
                       const double pe[n][d])
{
    size_t best = 0;

    for (size_t r = 1; r < n; r++)
        if (cosine(d, x, pe[r]) > cosine(d, x, pe[best]))
            best = r;
    return best;
}
