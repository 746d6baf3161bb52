/* This is what you get when only the first column is compared. The largest
 * difference may be in any column.
 *
 * read: order-shows-at-last */
#include "with_two_texts.h"

static double compare(size_t n, size_t d, const size_t order[n],
                      const double a[n][d], const double b[n][d])
{
    double gap = 0;

    for (size_t r = 0; r < n; r++)
        gap = fmax(gap, fabs(a[r][0] - b[order[r]][0]));
    return gap;
}
