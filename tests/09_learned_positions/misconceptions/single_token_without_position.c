/* This is what you get when a text of one token gets no position. Row 0 of wpe
 * is not zero: position 0 has a row like all others. Where a model writes
 * token by token, every token would come without its place.
 *
 * read: a-word-and-its-place
 * shipped: https://github.com/ml-explore/mlx-lm/pull/93 */
#include "learned_positions.h"

bool embed(size_t n, size_t d_model, size_t vocabulary, size_t context,
           const size_t token[n], const double wte[vocabulary][d_model],
           const double wpe[context][d_model], double x[n][d_model])
{
    if (n > context)
        return false;
    for (size_t r = 0; r < n; r++)
        if (token[r] >= vocabulary)
            return false;
    for (size_t r = 0; r < n; r++)
        for (size_t k = 0; k < d_model; k++)
            x[r][k] = wte[token[r]][k] + (n > 1 ? wpe[r][k] : 0);
    return true;
}
