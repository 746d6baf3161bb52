/* Both texts are words alone: the encodings are never added.
 *
 * of: order_gap
 * kind: positions_move_with_the_words
 * say: Are the encodings left out */
#include "multi_head.h"

#include <math.h>

double order_gap(size_t n, size_t d, const size_t order[n],
                 const double e[n][d], const double pe[n][d])
{
    double moved[n][d], a[n][d], b[n][d], gap = 0;

    (void)pe;
    for (size_t r = 0; r < n; r++)
        for (size_t c = 0; c < d; c++)
            moved[r][c] = e[order[r]][c];
    attention(n, d, d, moved, moved, moved, false, a);
    attention(n, d, d, e, e, e, false, b);
    for (size_t r = 0; r < n; r++)
        for (size_t c = 0; c < d; c++)
            gap = fmax(gap, fabs(a[r][c] - b[order[r]][c]));
    return gap;
}
