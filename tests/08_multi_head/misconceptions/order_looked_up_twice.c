/* This is what you get when row r is compared with row order[order[r]] of the
 * text as it was. Word order[r] stands at place r: its row was order[r].
 *
 * read: order-shows-at-last */
#include "with_two_texts.h"

static double compare(size_t n, size_t d, const size_t order[n],
                      const double a[n][d], const double b[n][d])
{
    double gap = 0;

    for (size_t r = 0; r < n; r++)
        for (size_t c = 0; c < d; c++)
            gap = fmax(gap, fabs(a[r][c] - b[order[order[r]]][c]));
    return gap;
}
