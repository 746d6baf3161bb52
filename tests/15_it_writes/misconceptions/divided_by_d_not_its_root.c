/* This is what you get when the scores are divided by d, and not by its root.
 *
 * read: new-words-ask-every-kept-word */
#include "with_shares.h"

static void make_shares(size_t d, size_t n, const double product[n],
                        double share[n])
{
    double largest = -INFINITY, sum = 0;

    for (size_t j = 0; j < n; j++)
        largest = fmax(largest, product[j] / (double)d);
    for (size_t j = 0; j < n; j++)
        sum += share[j] = exp(product[j] / (double)d - largest);
    for (size_t j = 0; j < n; j++)
        share[j] /= sum;
}
