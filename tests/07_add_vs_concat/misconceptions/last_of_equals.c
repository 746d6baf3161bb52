/* This is what you get when of several equal dot products the last row stays.
 * Either a row that is only equally good replaces the best so far, as with >=
 * in place of >. Or the loop runs from the last row. The contract asks for the
 * first.
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

    for (size_t r = 1; r < n; r++)
        if (dot(d, x, pe[r]) >= dot(d, x, pe[best]))
            best = r;
    return best;
}
