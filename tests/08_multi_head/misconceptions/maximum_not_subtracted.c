/* This is what you get without subtracting the largest score first. It works
 * until a score passes 709: then its exponential is too large for a double, and
 * one infinity over another is not a number.
 *
 * read: queries-keys-and-values */
#include "with_shares.h"

static void weigh(size_t n, size_t d_k, size_t seen, const double product[n],
                  double share[n])
{
    double sum = 0;

    for (size_t j = 0; j < n; j++) {
        share[j] = j < seen ? exp(product[j] / sqrt((double)d_k)) : 0;
        sum += share[j];
    }
    for (size_t j = 0; j < n; j++)
        share[j] /= sum;
}
