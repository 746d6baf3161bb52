/* This is what you get when the scores are not divided by the root of d.
 * Chapter 00 tells why they are.
 *
 * read: new-words-ask-every-kept-word */
#include "with_shares.h"

static void make_shares(size_t d, size_t n, const double product[n],
                        double share[n])
{
    double largest = -INFINITY, sum = 0;

    (void)d;
    for (size_t j = 0; j < n; j++)
        largest = fmax(largest, product[j]);
    for (size_t j = 0; j < n; j++)
        sum += share[j] = exp(product[j] - largest);
    for (size_t j = 0; j < n; j++)
        share[j] /= sum;
}
