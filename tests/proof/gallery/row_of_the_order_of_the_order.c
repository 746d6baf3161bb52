/* The order is looked up twice.
 *
 * of: order_gap
 * kind: order_looked_up_twice */
#include "multi_head.h"

#include <math.h>

double order_gap(size_t n, size_t d, const size_t order[n],
                 const double e[n][d], const double pe[n][d])
{
    double moved[n][d], stay[n][d], a[n][d], b[n][d];
    for (size_t r = 0; r < n; r++) {
        for (size_t c = 0; c < d; c++) {
            moved[r][c] = e[order[r]][c] + pe[r][c];
            stay[r][c] = e[r][c] + pe[r][c];
        }
    }
    attention(n, d, d, moved, moved, moved, false, a);
    attention(n, d, d, stay, stay, stay, false, b);
    double gap = 0;
    for (size_t r = 0; r < n; r++) {
        for (size_t c = 0; c < d; c++) {
            double diff = fabs(a[r][c] - b[order[order[r]]][c]);
            if (diff > gap)
                gap = diff;
        }
    }
    return gap;
}
