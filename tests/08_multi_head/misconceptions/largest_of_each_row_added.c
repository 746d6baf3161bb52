/* This is what you get when the largest differences of the rows are added up.
 * What is asked for is the largest of all.
 *
 * read: order-shows-at-last */
#include "with_two_texts.h"

static double compare(size_t n, size_t d, const size_t order[n],
                      const double a[n][d], const double b[n][d])
{
    double sum = 0;

    for (size_t r = 0; r < n; r++) {
        double largest = 0;

        for (size_t c = 0; c < d; c++)
            largest = fmax(largest, fabs(a[r][c] - b[order[r]][c]));
        sum += largest;
    }
    return sum;
}
