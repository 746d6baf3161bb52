/* This is what you get when the dot products are divided by d_k and not by its
 * root. A sum of random terms grows as the root of their number, so d_k makes
 * the scores too small, and all shares nearly equal.
 *
 * read: queries-keys-and-values */
#include "with_shares.h"

static void weigh(size_t n, size_t d_k, size_t seen, const double product[n],
                  double share[n])
{
    for (size_t j = 0; j < n; j++)
        share[j] = product[j] / (double)d_k;
    softmax(n, seen, share);
}
