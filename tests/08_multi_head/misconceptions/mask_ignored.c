/* This is what you get when the mask is not looked at: every token sees all
 * tokens, also where causal is true.
 *
 * read: a-mask-before-the-softmax */
#include "with_shares.h"

static void weigh(size_t n, size_t d_k, size_t seen, const double product[n],
                  double share[n])
{
    (void)seen;
    for (size_t j = 0; j < n; j++)
        share[j] = product[j] / sqrt((double)d_k);
    softmax(n, n, share);
}
