/* This is what you get when differences are compared with their signs: a large
 * negative one then counts as small. fabs takes the size.
 *
 * read: order-shows-at-last */
#include "with_two_texts.h"

static double compare(size_t n, size_t d, const size_t order[n],
                      const double a[n][d], const double b[n][d])
{
    double gap = 0;

    for (size_t r = 0; r < n; r++)
        for (size_t c = 0; c < d; c++)
            gap = fmax(gap, b[order[r]][c] - a[r][c]);
    return gap;
}
