/* The first word gets the row of the last place.
 *
 * of: embed
 * kind: wrong
 * say: ^Row r here is row n - 1 - r of wpe */
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
        for (size_t c = 0; c < d_model; c++)
            x[r][c] = wte[token[r]][c] + wpe[n - 1 - r][c];
    return true;
}
