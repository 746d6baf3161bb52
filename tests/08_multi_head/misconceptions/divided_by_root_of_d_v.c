/* This is what you get when the dot products are divided by the root of d_v,
 * the width of a value. Values take no part in the scores. A dot product of a
 * query and a key has d_k terms.
 *
 * read: queries-keys-and-values */
#include "with_scores.h"

static double score_of(size_t d_k, size_t d_v, const double q[d_k],
                       const double k[d_k])
{
    double sum = 0;

    for (size_t c = 0; c < d_k; c++)
        sum += q[c] * k[c];
    return sum / sqrt((double)d_v);
}
