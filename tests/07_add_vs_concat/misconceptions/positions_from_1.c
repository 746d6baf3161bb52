/* This is what you get when positions are counted from 1. Some of the documents
 * do that in their first examples. The course counts from 0, like the rows of
 * an array.
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
        if (dot(d, x, pe[r]) > dot(d, x, pe[best]))
            best = r;
    return best + 1;
}
