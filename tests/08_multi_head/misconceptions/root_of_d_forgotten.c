/* This is what you get when the dot products are not divided by the root of
 * d_k. The wider the keys, the larger the scores, and the largest score takes
 * almost the whole share.
 *
 * read: queries-keys-and-values */
#include "with_shares.h"

static void weigh(size_t n, size_t d_k, size_t seen, const double product[n],
                  double share[n])
{
    (void)d_k;
    for (size_t j = 0; j < n; j++)
        share[j] = product[j];
    softmax(n, seen, share);
}
