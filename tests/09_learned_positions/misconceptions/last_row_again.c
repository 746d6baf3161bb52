/* This is what you get when all tokens past the end of the table take its last
 * row. They would all stand at one place, and the model would not know it. The
 * answer there is false.
 *
 * read: where-the-table-ends */
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
            x[r][k] = wte[token[r]][k] + wpe[r < context ? r : context - 1][k];
    return true;
}
