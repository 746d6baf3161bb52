/* After a text that is too long every other one is refused, too.
 *
 * of: embed
 * kind: wrong
 * say: each row that is looked up exists */
#include "learned_positions.h"

bool embed(size_t n, size_t d_model, size_t vocabulary, size_t context,
           const size_t token[n], const double wte[vocabulary][d_model],
           const double wpe[context][d_model], double x[n][d_model])
{
    static bool bad;

    bad = bad || n > context;
    for (size_t r = 0; r < n; r++)
        if (bad || token[r] >= vocabulary)
            return false;
    for (size_t r = 0; r < n; r++)
        for (size_t c = 0; c < d_model; c++)
            x[r][c] = wte[token[r]][c] + wpe[r][c];
    return true;
}
