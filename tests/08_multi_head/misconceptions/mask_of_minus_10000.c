/* This is what you get when 10,000 is subtracted from the scores of hidden
 * tokens. It hides them as long as all scores are small. A score of 10,000 is
 * back at 0, and seen. Subtract infinity, or leave the token out.
 *
 * read: a-mask-before-the-softmax */
#include "with_shares.h"

static void weigh(size_t n, size_t d_k, size_t seen, const double product[n],
                  double share[n])
{
    for (size_t j = 0; j < n; j++) {
        share[j] = product[j] / sqrt((double)d_k);
        if (j >= seen)
            share[j] -= 10000;
    }
    softmax(n, n, share);
}
