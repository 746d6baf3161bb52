/* This is what you get when the weights are computed from scores that are not
 * divided by the root of d_k. Backwards, the weights must be those of the
 * forward function.
 *
 * read: through-attention */
#include "with_scores.h"

static double score_of(double product, size_t d_k, double bias)
{
    (void)d_k;
    return product + bias;
}
