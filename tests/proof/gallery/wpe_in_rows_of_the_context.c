/* wpe is read as if its rows were as long as the table.
 *
 * of: embed
 * alone: a sanitizer sees the row behind the last one
 * kind: overread
 * say: the array may be shorter
 * never: numbers in all */
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
    const double *pos = &wpe[0][0];
    for (size_t r = 0; r < n; r++) {
        const double *word = wte[token[r]];
        for (size_t c = 0; c < d_model; c++)
            x[r][c] = word[c] + pos[r * context + c];
    }
    return true;
}
