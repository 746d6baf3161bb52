/* This is what you get when the search for the largest score begins with 0, or
 * with another number far above the scores. Then e to each of them is 0, and
 * so is their sum. Begin with -INFINITY, or with the first score.
 *
 * read: write-attend_kept */
#include "with_shares.h"

static void make_shares(size_t d, size_t n, const double product[n],
                        double share[n])
{
    double largest = 0, sum = 0;

    for (size_t j = 0; j < n; j++)
        largest = fmax(largest, product[j] / sqrt((double)d));
    for (size_t j = 0; j < n; j++)
        sum += share[j] = exp(product[j] / sqrt((double)d) - largest);
    for (size_t j = 0; j < n; j++)
        share[j] /= sum;
}
