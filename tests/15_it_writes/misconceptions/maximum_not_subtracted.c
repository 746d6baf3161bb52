/* This is what you get when e is taken to the scores as they are, or less some
 * other number than the largest. Scores of 1000 and more come, and e to that is
 * infinite. Subtract the largest score of the row first.
 *
 * read: write-attend_kept */
#include "with_shares.h"

static void make_shares(size_t d, size_t n, const double product[n],
                        double share[n])
{
    double sum = 0;

    for (size_t j = 0; j < n; j++)
        sum += share[j] = exp(product[j] / sqrt((double)d));
    for (size_t j = 0; j < n; j++)
        share[j] /= sum;
}
