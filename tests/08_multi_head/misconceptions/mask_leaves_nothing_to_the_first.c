/* This is what you get when the mask hides the token itself, too. Token 0 then
 * sees nothing at all. A token sees itself and those before it.
 *
 * read: a-mask-before-the-softmax */
#include "with_shares.h"

static void weigh(size_t n, size_t d_k, size_t seen, const double product[n],
                  double share[n])
{
    size_t before = seen < n ? seen - 1 : seen;

    for (size_t j = 0; j < n; j++)
        share[j] = product[j] / sqrt((double)d_k);
    if (before > 0)
        softmax(n, before, share);
    else
        share[0] = 0;
    for (size_t j = before; j < n; j++)
        share[j] = 0;
}
