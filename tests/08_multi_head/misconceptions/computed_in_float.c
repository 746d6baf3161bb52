/* This is what you get in float: about seven digits are right, and the tests
 * ask for nine. Keep every number of the computation a double.
 *
 * read: queries-keys-and-values */
#include "with_shares.h"

static void weigh(size_t n, size_t d_k, size_t seen, const double product[n],
                  double share[n])
{
    float largest = -INFINITY, sum = 0;

    for (size_t j = 0; j < seen; j++)
        largest = fmaxf(largest, (float)(product[j] / sqrt((double)d_k)));
    for (size_t j = 0; j < n; j++) {
        float score = (float)(product[j] / sqrt((double)d_k));

        share[j] = j < seen ? expf(score - largest) : 0;
        sum += (float)share[j];
    }
    for (size_t j = 0; j < n; j++)
        share[j] = (float)share[j] / sum;
}
