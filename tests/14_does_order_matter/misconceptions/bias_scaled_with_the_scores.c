/* This is what you get when the bias is divided by the root of d_k together
 * with the score. It is added after the division.
 *
 * read: through-attention */
#include "with_scores.h"

static double score_of(double product, size_t d_k, double bias)
{
    return (product + bias) / sqrt((double)d_k);
}
