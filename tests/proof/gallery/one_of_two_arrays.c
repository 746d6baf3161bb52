/* It can't be known here which of the two arrays is meant.
 *
 * of: decode_position
 * kind: overread
 * say: The memory before that place has room for 2 numbers, and an
 * never: array is|has [0-9]
 * line: 15 */
#include "add_vs_concat.h"

static double dot(size_t d, const double a[d], const double b[d])
{
    double sum = 0;

    for (size_t k = 0; k <= d; k++)
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
    return best;
}
