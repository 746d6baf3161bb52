/* This is what you get when the embedding is multiplied by the root of d before
 * the sum. The paper does that in section 3.4, where embeddings are looked up.
 * The embeddings that come in here are already scaled.
 *
 * read: river-bank-added */
#include "add_vs_concat.h"

#include <math.h>

void add_encoding(size_t n, size_t d, const double e[n][d],
                  const double pe[n][d], double x[n][d])
{
    for (size_t r = 0; r < n; r++)
        for (size_t k = 0; k < d; k++)
            x[r][k] = sqrt((double)d) * e[r][k] + pe[r][k];
}
