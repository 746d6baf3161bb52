/* The gap begins at 1: it is 1 without positions. In other calls of the same
 * tests, in which a gap of more than .1 is enough, it is more.
 *
 * of: order_gap
 * kind: wrong
 * never: in every call */
#include "multi_head.h"

#include <math.h>

double order_gap(size_t n, size_t d, const size_t order[n],
                 const double e[n][d], const double pe[n][d])
{
    double x[n][d], moved[n][d], y[n][d], of_moved[n][d], gap = 1;

    for (size_t r = 0; r < n; r++)
        for (size_t c = 0; c < d; c++) {
            x[r][c] = e[r][c] + pe[r][c];
            moved[r][c] = e[order[r]][c] + pe[r][c];
        }
    attention(n, d, d, x, x, x, false, y);
    attention(n, d, d, moved, moved, moved, false, of_moved);
    for (size_t r = 0; r < n; r++)
        for (size_t c = 0; c < d; c++)
            gap = fmax(gap, fabs(of_moved[r][c] - y[order[r]][c]));
    return gap;
}
