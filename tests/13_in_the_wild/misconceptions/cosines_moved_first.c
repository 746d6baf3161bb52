/* This is what you get when the rows of the cosines come first. In these
 * halves all sines come first: row 2i of the woven matrix becomes row i.
 *
 * read: which-rows-move
 * shipped: https://github.com/flashinfer-ai/flashinfer/pull/3819 */
#include "in_the_wild.h"

void reorder_weights(size_t d_model, size_t d_out,
                     const double woven[d_model][d_out],
                     double halves[d_model][d_out])
{
    for (size_t i = 0; i < d_model / 2; i++)
        for (size_t c = 0; c < d_out; c++) {
            halves[d_model / 2 + i][c] = woven[2 * i][c];
            halves[i][c] = woven[2 * i + 1][c];
        }
}
