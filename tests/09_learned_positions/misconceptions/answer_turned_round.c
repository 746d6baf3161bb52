/* This is what you get when true and false have changed places: true is
 * returned where the text is refused. It means that x was written.
 *
 * read: a-word-and-its-place */
#include "learned_positions.h"

bool embed(size_t n, size_t d_model, size_t vocabulary, size_t context,
           const size_t token[n], const double wte[vocabulary][d_model],
           const double wpe[context][d_model], double x[n][d_model])
{
    if (n > context) {
        return false;
    }
    for (size_t r = 0; r < n; r++) {
        if (token[r] >= vocabulary) {
            return true;
        }
    }
    for (size_t r = 0; r < n; r++) {
        for (size_t c = 0; c < d_model; c++) {
            x[r][c] = wte[token[r]][c] + wpe[r][c];
        }
    }
    return false;
}
