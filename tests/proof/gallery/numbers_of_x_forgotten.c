/* The numbers of x are not in the sum.
 *
 * of: decode_position
 * kind: added_not_multiplied
 * say: if x is forgotten, or if its numbers are added
 * never: This is what you get when the numbers of x and of the row are added */
#include "add_vs_concat.h"

static double dot(size_t d, const double a[d], const double b[d])
{
    double sum = 0;

    for (size_t k = 0; k < d; k++)
        sum += b[k];
    (void)a;
    return sum;
}

size_t decode_position(size_t n, size_t d, const double x[d],
                       const double pe[n][d])
{
    size_t best = 0;
    double largest = dot(d, x, pe[0]);

    for (size_t r = 1; r < n; r++) {
        double here = dot(d, x, pe[r]);

        if (here > largest) {
            largest = here;
            best = r;
        }
    }
    return best;
}
