/* This is what you get when the exponent of wave i is 2i and not i. The index
 * in the bank grows by 2 from wave to wave, but the exponent grows by 1. The
 * frequencies fall by the square of the ratio.
 *
 * read: fast-waves-first
 * shipped:
 * https://github.com/jadore801120/attention-is-all-you-need-pytorch/issues/32
 * shipped: https://github.com/shenweichen/DeepCTR/issues/379 */
#include "multi_frequency.h"

#include <math.h>

void geometric_frequencies(size_t m, double ratio, double w[m])
{
    for (size_t i = 0; i < m; i++)
        w[i] = pow(ratio, -2 * (double)i);
}
