/* This is what you get when the differences are averaged. What is asked for is
 * the largest of them.
 *
 * read: order-shows-at-last */
#include "with_two_texts.h"

static double compare(size_t n, size_t d, const size_t order[n],
                      const double a[n][d], const double b[n][d])
{
    double sum = 0;

    for (size_t r = 0; r < n; r++)
        for (size_t c = 0; c < d; c++)
            sum += fabs(a[r][c] - b[order[r]][c]);
    return sum / (double)(n * d);
}
