/* This is what you get when a token past the end of the table gets no
 * position, as if the table went on with zeros. The model has never seen a row
 * without a position in training. The answer there is false.
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
            x[r][k] = wte[token[r]][k] + (r < context ? wpe[r][k] : 0);
    return true;
}
