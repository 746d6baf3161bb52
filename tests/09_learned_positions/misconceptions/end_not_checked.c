/* This is what you get when nothing checks that the table has a row for each
 * place. Behind the last row stand other numbers, and they are added without
 * an error. Compare n with context before you write.
 *
 * read: where-the-table-ends
 * shipped:
 * https://github.com/karpathy/llm.c/blob/f1e2ace/train_gpt2.c#L51 */
#include "learned_positions.h"

bool embed(size_t n, size_t d_model, size_t vocabulary, size_t context,
           const size_t token[n], const double wte[vocabulary][d_model],
           const double wpe[context][d_model], double x[n][d_model])
{
    for (size_t r = 0; r < n; r++)
        if (token[r] >= vocabulary)
            return false;
    for (size_t r = 0; r < n; r++)
        for (size_t k = 0; k < d_model; k++)
            x[r][k] = wte[token[r]][k] + wpe[r][k];
    return true;
}
