/* This is what you get when the row of the token is multiplied by the root of
 * d_model, as the first Transformer does. GPT-2 and BERT add the rows as they
 * are, and so does this exercise.
 *
 * read: a-word-and-its-place */
#include "learned_positions.h"

#include <math.h>

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
            x[r][k] = sqrt((double)d_model) * wte[token[r]][k] + wpe[r][k];
    return true;
}
