/* This is what you get when no token sees those after it, as with j <= i in a
 * loop over the keys. The bias alone should say which keys a token sees: it is
 * -INFINITY where one is hidden.
 *
 * read: through-attention */
#define HIDDEN (j > i)
#include "with_scores.h"

static double score_of(double product, size_t d_k, double bias)
{
    return product / sqrt((double)d_k) + bias;
}
