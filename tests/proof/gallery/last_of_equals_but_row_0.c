/* The last row comes first, and row 0 is the best to begin with.
 *
 * of: decode_position
 * kind: wrong
 * say: equally good, the last one is taken here
 * never: is compared with row 0 */
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

    for (size_t r = n; r-- > 0;)
        if (dot(d, x, pe[r]) > dot(d, x, pe[best]))
            best = r;
    return best;
}
