/* A helper returns true at the first token that has a row.
 *
 * of: embed
 * kind: wrong
 * say: ^A text is let through here if one of its tokens has a row in wte */
#include "learned_positions.h"

static bool all_known(size_t n, const size_t token[n], size_t vocabulary)
{
    for (size_t r = 0; r < n; r++) {
        if (token[r] < vocabulary)
            return true;
    }
    return false;
}

bool embed(size_t n, size_t d_model, size_t vocabulary, size_t context,
           const size_t token[n], const double wte[vocabulary][d_model],
           const double wpe[context][d_model], double x[n][d_model])
{
    if (n > context || !all_known(n, token, vocabulary))
        return false;
    for (size_t r = 0; r < n; r++)
        for (size_t c = 0; c < d_model; c++)
            x[r][c] = wte[token[r]][c] + wpe[r][c];
    return true;
}
