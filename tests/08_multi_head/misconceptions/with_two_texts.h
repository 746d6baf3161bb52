/* order_gap, right but for what is compared, and how: each file here that gets
 * this wrong has its own. A is attention to the reordered words, B attention to
 * the words as they were. */
#include "multi_head.h"

#include <math.h>

static double compare(size_t n, size_t d, const size_t order[n],
                      const double a[n][d], const double b[n][d]);

double order_gap(size_t n, size_t d, const size_t order[n],
                 const double e[n][d], const double pe[n][d])
{
    double x[n][d], a[n][d], b[n][d];

    for (size_t r = 0; r < n; r++)
        for (size_t c = 0; c < d; c++)
            x[r][c] = e[order[r]][c] + pe[r][c];
    attention(n, d, d, x, x, x, false, a);
    for (size_t r = 0; r < n; r++)
        for (size_t c = 0; c < d; c++)
            x[r][c] = e[r][c] + pe[r][c];
    attention(n, d, d, x, x, x, false, b);
    return compare(n, d, order, a, b);
}
