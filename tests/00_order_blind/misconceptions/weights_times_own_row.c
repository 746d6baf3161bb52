/* This is what you get when each row comes out as it went in. Is every weight
 * multiplied by the token's own row? The weights add up to 1, and weight k
 * belongs to row k. Or has the token itself all of the weight, as with score[r]
 * in place of score[k]?
 *
 * read: self-attention-step-by-step */
#include "with_weights.h"

/* The weights add up to 1, so the sum is the row itself. */
static void weigh(size_t n, size_t d, size_t r, const double product[n],
                  double weight[n])
{
    (void)d, (void)product;
    for (size_t k = 0; k < n; k++)
        weight[k] = k == r;
}
