/* This is what you get when row order[r] of the reordered text is compared with
 * row r of the text as it was. The word that comes to place r was at order[r]:
 * it is the other way round. A swap of two words doesn't show it.
 *
 * read: order-shows-at-last */
#include "with_two_texts.h"

static double compare(size_t n, size_t d, const size_t order[n],
                      const double a[n][d], const double b[n][d])
{
    double gap = 0;

    for (size_t r = 0; r < n; r++)
        for (size_t c = 0; c < d; c++)
            gap = fmax(gap, fabs(a[order[r]][c] - b[r][c]));
    return gap;
}
