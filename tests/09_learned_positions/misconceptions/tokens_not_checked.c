/* This is what you get when the length of the text is checked, and a token
 * that is not below vocabulary is not refused: it is not looked for, or it is
 * found, and true is returned all the same. It has no row in wte.
 *
 * read: where-the-table-ends */
#include "learned_positions.h"

bool embed(size_t n, size_t d_model, size_t vocabulary, size_t context,
           const size_t token[n], const double wte[vocabulary][d_model],
           const double wpe[context][d_model], double x[n][d_model])
{
    if (n > context)
        return false;
    for (size_t r = 0; r < n; r++)
        for (size_t k = 0; k < d_model; k++)
            x[r][k] = wte[token[r]][k] + wpe[r][k];
    return true;
}
