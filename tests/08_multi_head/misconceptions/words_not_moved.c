/* This is what you get when the words stand in the same order in both texts:
 * they are one text then, and its rows are compared with other rows. Or when pe
 * moves along with the words, and order is missing in the comparison. In the
 * second text word order[r] comes to place r, and pe stays.
 *
 * read: order-shows-at-last */
#include "multi_head.h"

#include <math.h>

double order_gap(size_t n, size_t d, const size_t order[n],
                 const double e[n][d], const double pe[n][d])
{
    double x[n][d], moved[n][d], a[n][d], b[n][d], gap = 0;

    for (size_t r = 0; r < n; r++)
        for (size_t c = 0; c < d; c++) {
            x[r][c] = e[r][c] + pe[r][c];
            moved[r][c] = e[r][c] + pe[r][c];
        }
    attention(n, d, d, moved, moved, moved, false, a);
    attention(n, d, d, x, x, x, false, b);
    for (size_t r = 0; r < n; r++)
        for (size_t c = 0; c < d; c++)
            gap = fmax(gap, fabs(a[r][c] - b[order[r]][c]));
    return gap;
}
