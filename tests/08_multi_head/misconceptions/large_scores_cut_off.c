/* This is what you get when scores above 700 are cut down to 700, so that their
 * exponentials fit into a double. 10,000 and 9,999 are then equal, and should
 * not be. Subtract the largest score from all of them.
 *
 * read: queries-keys-and-values */
#include "with_shares.h"

static void weigh(size_t n, size_t d_k, size_t seen, const double product[n],
                  double share[n])
{
    double sum = 0;

    for (size_t j = 0; j < n; j++) {
        double score = fmin(product[j] / sqrt((double)d_k), 700);

        share[j] = j < seen ? exp(score) : 0;
        sum += share[j];
    }
    for (size_t j = 0; j < n; j++)
        share[j] /= sum;
}
