/* This is what you get when the last difference is kept, and not the largest.
 * Is each one written over the one before, or the largest set to 0 for each?
 *
 * read: order-shows-at-last */
#include "with_two_texts.h"

static double compare(size_t n, size_t d, const size_t order[n],
                      const double a[n][d], const double b[n][d])
{
    double gap = 0;

    for (size_t r = 0; r < n; r++)
        for (size_t c = 0; c < d; c++)
            gap = fabs(a[r][c] - b[order[r]][c]);
    return gap;
}
