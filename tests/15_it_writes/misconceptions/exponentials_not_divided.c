/* This is what you get when the powers of e are not divided by their sum.
 * Shares add up to 1.
 *
 * read: new-words-ask-every-kept-word */
#include "with_shares.h"

static void make_shares(size_t d, size_t n, const double product[n],
                        double share[n])
{
    double largest = -INFINITY;

    for (size_t j = 0; j < n; j++)
        largest = fmax(largest, product[j] / sqrt((double)d));
    for (size_t j = 0; j < n; j++)
        share[j] = exp(product[j] / sqrt((double)d) - largest);
}
