/* This is what you get when softmax runs over all tokens, and the shares of the
 * hidden ones are set to 0 afterwards. What is left adds up to less than 1, and
 * a hidden token still changes it: it stands in the sum below the line.
 *
 * read: a-mask-before-the-softmax */
#include "with_shares.h"

static void weigh(size_t n, size_t d_k, size_t seen, const double product[n],
                  double share[n])
{
    for (size_t j = 0; j < n; j++)
        share[j] = product[j] / sqrt((double)d_k);
    softmax(n, n, share);
    for (size_t j = seen; j < n; j++)
        share[j] = 0;
}
