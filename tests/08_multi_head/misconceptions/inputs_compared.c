/* This is what you get when the two texts are compared before attention: their
 * sums of an embedding and an encoding. What is asked for is how far apart
 * their results are, row r of one and row order[r] of the other.
 *
 * read: order-shows-at-last */
#include "multi_head.h"

#include <math.h>

double order_gap(size_t n, size_t d, const size_t order[n],
                 const double e[n][d], const double pe[n][d])
{
    double gap = 0;

    for (size_t r = 0; r < n; r++)
        for (size_t c = 0; c < d; c++)
            gap = fmax(gap, fabs(pe[r][c] - pe[order[r]][c]));
    return gap;
}
