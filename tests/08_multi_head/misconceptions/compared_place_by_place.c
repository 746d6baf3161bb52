/* This is what you get when row r is compared with row r. Two different words
 * stand there, and they differ in any case, with positions or without. Each
 * word has to be compared with itself.
 *
 * read: order-shows-at-last */
#include "with_two_texts.h"

static double compare(size_t n, size_t d, const size_t order[n],
                      const double a[n][d], const double b[n][d])
{
    double gap = 0;

    (void)order;
    for (size_t r = 0; r < n; r++)
        for (size_t c = 0; c < d; c++)
            gap = fmax(gap, fabs(a[r][c] - b[r][c]));
    return gap;
}
