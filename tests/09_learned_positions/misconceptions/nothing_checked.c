/* This is what you get when no text is refused: neither one that is too long
 * nor one with a token that is too large. Behind the last row of a table stand
 * other numbers, and they are added without an error. Compare before you write:
 * n with context, each token with vocabulary.
 *
 * read: where-the-table-ends */
#include "learned_positions.h"

bool embed(size_t n, size_t d_model, size_t vocabulary, size_t context,
           const size_t token[n], const double wte[vocabulary][d_model],
           const double wpe[context][d_model], double x[n][d_model])
{
    for (size_t r = 0; r < n; r++)
        for (size_t k = 0; k < d_model; k++)
            x[r][k] = wte[token[r]][k] + wpe[r][k];
    return true;
}
