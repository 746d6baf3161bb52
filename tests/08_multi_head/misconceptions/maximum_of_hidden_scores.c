/* This is what you get when the largest score is searched among all tokens, and
 * the hidden ones are left out only then. If a hidden score is larger by 1000,
 * all the others become 0, and 0/0 is not a number.
 *
 * read: a-mask-before-the-softmax */
#include "with_shares.h"

static void weigh(size_t n, size_t d_k, size_t seen, const double product[n],
                  double share[n])
{
    double largest = -INFINITY, sum = 0;

    for (size_t j = 0; j < n; j++)
        largest = fmax(largest, product[j] / sqrt((double)d_k));
    for (size_t j = 0; j < n; j++) {
        share[j] = j < seen ? exp(product[j] / sqrt((double)d_k) - largest) : 0;
        sum += share[j];
    }
    for (size_t j = 0; j < n; j++)
        share[j] /= sum;
}
