/* This is what you get when the scores of hidden tokens are set to 0. A score
 * of 0 is not a share of 0: e to the 0 is 1, so a hidden token counts as much
 * as one that is seen at a right angle.
 *
 * read: a-mask-before-the-softmax */
#include "with_shares.h"

static void weigh(size_t n, size_t d_k, size_t seen, const double product[n],
                  double share[n])
{
    for (size_t j = 0; j < n; j++)
        share[j] = j < seen ? product[j] / sqrt((double)d_k) : 0;
    softmax(n, n, share);
}
