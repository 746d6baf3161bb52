/* This is what you get when hidden tokens get the score -1000. It hides them as
 * long as the seen scores are far above it. A seen token may have less itself.
 * Give them minus infinity, or leave them out.
 *
 * read: a-mask-before-the-softmax */
#include "with_shares.h"

static void weigh(size_t n, size_t d_k, size_t seen, const double product[n],
                  double share[n])
{
    for (size_t j = 0; j < n; j++)
        share[j] = j < seen ? product[j] / sqrt((double)d_k) : -1000;
    softmax(n, n, share);
}
