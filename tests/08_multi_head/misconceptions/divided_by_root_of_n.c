/* This is what you get when the dot products are divided by the root of n, the
 * number of tokens. A dot product is a sum over d_k columns, so it grows with
 * d_k, however long the text is.
 *
 * read: queries-keys-and-values */
#include "with_shares.h"

static void weigh(size_t n, size_t d_k, size_t seen, const double product[n],
                  double share[n])
{
    (void)d_k;
    for (size_t j = 0; j < n; j++)
        share[j] = product[j] / sqrt((double)n);
    softmax(n, seen, share);
}
