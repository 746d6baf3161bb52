/* This is what you get when the search for the largest score starts with 0, or
 * with another number that lies far above all the scores. All powers are then
 * 0, and 0/0 is not a number. Start with a score that the token sees, or with
 * minus infinity.
 *
 * read: queries-keys-and-values */
#include "with_shares.h"

static void weigh(size_t n, size_t d_k, size_t seen, const double product[n],
                  double share[n])
{
    double largest = 0, sum = 0;

    for (size_t j = 0; j < seen; j++)
        largest = fmax(largest, product[j] / sqrt((double)d_k));
    for (size_t j = 0; j < n; j++) {
        share[j] = j < seen ? exp(product[j] / sqrt((double)d_k) - largest) : 0;
        sum += share[j];
    }
    for (size_t j = 0; j < n; j++)
        share[j] /= sum;
}
