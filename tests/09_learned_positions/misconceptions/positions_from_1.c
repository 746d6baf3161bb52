/* This is what you get when the first token takes row 1. Positions count from
 * 0, and row 0 belongs to the first one. Counted from 1, the last token of a
 * full table has no row.
 *
 * read: a-word-and-its-place */
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
            x[r][k] = wte[token[r]][k] + wpe[r + 1][k];
    return true;
}
