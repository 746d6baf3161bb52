/* This is what you get when the weights are computed without the biases.
 * Backwards, the weights must be those of the forward function; without its
 * biases a masked key is seen again.
 *
 * read: through-attention */
#include "with_scores.h"

static double score_of(double product, size_t d_k, double bias)
{
    (void)bias;
    return product / sqrt((double)d_k);
}
