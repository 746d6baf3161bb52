/* This is what you get when the powers of e are used as the shares. They do not
 * add up to 1 until each is divided by the sum of those that are seen.
 *
 * read: queries-keys-and-values */
#include "with_shares.h"

static void weigh(size_t n, size_t d_k, size_t seen, const double product[n],
                  double share[n])
{
    for (size_t j = 0; j < n; j++)
        share[j] = j < seen ? exp(product[j] / sqrt((double)d_k)) : 0;
}
