/* This is what you get when the largest score is subtracted, but the powers of
 * e are not divided by their sum. The largest share is then always 1, and the
 * shares do not add up to 1.
 *
 * read: queries-keys-and-values */
#include "with_shares.h"

static void weigh(size_t n, size_t d_k, size_t seen, const double product[n],
                  double share[n])
{
    double largest = -INFINITY;

    for (size_t j = 0; j < seen; j++)
        largest = fmax(largest, product[j]);
    for (size_t j = 0; j < n; j++)
        share[j] =
            j < seen ? exp((product[j] - largest) / sqrt((double)d_k)) : 0;
}
