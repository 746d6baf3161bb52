/* This is what you get when the sum is divided by the root of d_k after each of
 * its terms. The first term is then divided d_k times. Divide once, after the
 * loop over the columns.
 *
 * read: queries-keys-and-values */
#include "with_scores.h"

static double score_of(size_t d_k, size_t d_v, const double q[d_k],
                       const double k[d_k])
{
    double sum = 0;

    (void)d_v;
    for (size_t c = 0; c < d_k; c++) {
        sum += q[c] * k[c];
        sum /= sqrt((double)d_k);
    }
    return sum;
}
