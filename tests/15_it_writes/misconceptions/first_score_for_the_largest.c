/* This is what you get when the first score is subtracted, and not the largest.
 * Where a later one is larger by 1000, e to the difference is infinite. Search
 * for the largest among all rows that are seen.
 *
 * read: write-attend_kept */
#include "with_shares.h"

static void make_shares(size_t d, size_t n, const double product[n],
                        double share[n])
{
    double sum = 0;

    for (size_t j = 0; j < n; j++)
        sum += share[j] = exp((product[j] - product[0]) / sqrt((double)d));
    for (size_t j = 0; j < n; j++)
        share[j] /= sum;
}
