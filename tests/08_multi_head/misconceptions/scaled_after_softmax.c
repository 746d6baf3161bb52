/* This is what you get when the shares are divided by the root of d_k, after
 * the softmax. The scores are divided, before it: then the shares still add up
 * to 1.
 *
 * read: queries-keys-and-values */
#include "with_shares.h"

static void weigh(size_t n, size_t d_k, size_t seen, const double product[n],
                  double share[n])
{
    for (size_t j = 0; j < seen; j++)
        share[j] = product[j];
    softmax(n, seen, share);
    for (size_t j = 0; j < n; j++)
        share[j] /= sqrt((double)d_k);
}
