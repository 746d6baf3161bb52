/* This is what you get when row h + i is row i + 1 of the woven matrix. It is
 * row 2i + 1: the second row of each pair.
 *
 * read: which-rows-move */
#include "in_the_wild.h"

void reorder_weights(size_t d_model, size_t d_out,
                     const double woven[d_model][d_out],
                     double halves[d_model][d_out])
{
    for (size_t i = 0; i < d_model / 2; i++)
        for (size_t c = 0; c < d_out; c++) {
            halves[i][c] = woven[2 * i][c];
            halves[d_model / 2 + i][c] = woven[i + 1][c];
        }
}
