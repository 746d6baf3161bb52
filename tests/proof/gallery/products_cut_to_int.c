/* Each product is cut to a whole number as it is added.
 *
 * of: decode_position
 * kind: wrong
 * never: Only the last column counts */
#include "add_vs_concat.h"

static double dot(size_t d, const double a[d], const double b[d])
{
    int sum = 0;

    for (size_t k = 0; k < d; k++)
        sum = (int)(sum + a[k] * b[k]);
    return sum;
}

size_t decode_position(size_t n, size_t d, const double x[d],
                       const double pe[n][d])
{
    size_t best = 0;

    for (size_t r = 1; r < n; r++)
        if (dot(d, x, pe[r]) > dot(d, x, pe[best]))
            best = r;
    return best;
}
