/* This is what you get when the shares are right to about nine digits, and not
 * to all. Is a small number, such as 1e-9, added to their sum, to keep it from
 * 0? It is never 0: once the largest score is subtracted, one of the powers is
 * 1. Or are small powers cut off, or has a constant too few digits?
 *
 * read: queries-keys-and-values */
#include "with_shares.h"

static void weigh(size_t n, size_t d_k, size_t seen, const double product[n],
                  double share[n])
{
    for (size_t j = 0; j < seen; j++)
        share[j] = product[j] / sqrt((double)d_k);
    softmax(n, seen, share);
    for (size_t j = 0; j < n; j++)
        share[j] /= 1 + 1e-9;
}
