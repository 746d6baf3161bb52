/* This is what you get when the first token takes row 2. Some models keep the
 * first rows of wpe for padding, and make the table longer by as many. Here
 * none is kept. In a table that was not made longer, the last positions have
 * no row.
 *
 * read: a-word-and-its-place
 * shipped:
 * https://github.com/rinnakk/japanese-pretrained-models/issues/3 */
#include "learned_positions.h"

bool embed(size_t n, size_t d_model, size_t vocabulary, size_t context,
           const size_t token[n], const double wte[vocabulary][d_model],
           const double wpe[context][d_model], double x[n][d_model])
{
    if (n + 2 > context)
        return false;
    for (size_t r = 0; r < n; r++)
        if (token[r] >= vocabulary)
            return false;
    for (size_t r = 0; r < n; r++)
        for (size_t k = 0; k < d_model; k++)
            x[r][k] = wte[token[r]][k] + wpe[r + 2][k];
    return true;
}
