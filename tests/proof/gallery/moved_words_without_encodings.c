/* of: order_gap
 * say: The words that were moved have no encodings */
#include "multi_head.h"

#include <math.h>

double order_gap(size_t n, size_t d, const size_t order[n],
                 const double e[n][d], const double pe[n][d])
{
    double x[n][d], z[n][d], a[n][d], b[n][d], g = 0;
    for (size_t r = 0; r < n; r++)
        for (size_t c = 0; c < d; c++) {
            x[r][c] = e[r][c] + pe[r][c];
            z[r][c] = e[order[r]][c];
        }
    attention(n, d, d, x, x, x, false, a);
    attention(n, d, d, z, z, z, false, b);
    for (size_t r = 0; r < n; r++)
        for (size_t c = 0; c < d; c++)
            g = fmax(g, fabs(b[r][c] - a[order[r]][c]));
    return g;
}
