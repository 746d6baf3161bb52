/* This is what you get when the largest score is not subtracted first, or some
 * other number is. Scores of 10000 then have exponentials that are infinite or
 * 0, and neither one infinity over another nor 0 over 0 is a number.
 *
 * read: queries-keys-and-values */
#include "with_shares.h"

static void weigh(size_t n, size_t d_k, size_t seen, const double product[n],
                  double share[n])
{
    double sum = 0;

    for (size_t j = 0; j < n; j++) {
        share[j] = j < seen ? exp(product[j] / sqrt((double)d_k)) : 0;
        sum += share[j];
    }
    for (size_t j = 0; j < n; j++)
        share[j] /= sum;
}
