/* Each token sets anew whether the text has only words of the table.
 *
 * of: embed
 * kind: wrong
 * say: ^A text whose last token has no row in wte is refused here, and this one
 * say: whose token 1 has none\. Does each token undo what was found before it
 */
#include "learned_positions.h"

bool embed(size_t n, size_t d_model, size_t vocabulary, size_t context,
           const size_t token[n], const double wte[vocabulary][d_model],
           const double wpe[context][d_model], double x[n][d_model])
{
    bool valid = true;

    if (n > context)
        return false;
    for (size_t r = 0; r < n; r++)
        valid = token[r] < vocabulary;
    if (!valid)
        return false;
    for (size_t r = 0; r < n; r++)
        for (size_t k = 0; k < d_model; k++)
            x[r][k] = wte[token[r] % vocabulary][k] + wpe[r][k];
    return true;
}
