/* This is what you get when the last column is not compared. The columns are 0
 * to d - 1, and the largest difference may be in any of them.
 *
 * read: order-shows-at-last */
#include "with_two_texts.h"

static double compare(size_t n, size_t d, const size_t order[n],
                      const double a[n][d], const double b[n][d])
{
    double gap = 0;

    for (size_t r = 0; r < n; r++)
        for (size_t c = 0; c + 1 < d; c++)
            gap = fmax(gap, fabs(a[r][c] - b[order[r]][c]));
    return gap;
}
