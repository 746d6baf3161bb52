/* The second half begins at half of d_out, not of d_model.
 *
 * of: reorder_weights
 * kind: wrong
 * say: In row 0 stands row 1 of woven */
#include "in_the_wild.h"

void reorder_weights(size_t d_model, size_t d_out,
                     const double woven[d_model][d_out],
                     double halves[d_model][d_out])
{
    for (size_t i = 0; i < d_model / 2; i++)
        for (size_t c = 0; c < d_out; c++) {
            halves[i][c] = woven[2 * i][c];
            halves[d_out / 2 + i][c] = woven[2 * i + 1][c];
        }
}
