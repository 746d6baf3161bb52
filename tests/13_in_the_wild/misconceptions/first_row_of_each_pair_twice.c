/* This is what you get when both halves hold row 2i of the woven matrix. Row 2i
 * becomes row i, and row 2i + 1 becomes row h + i.
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
            halves[d_model / 2 + i][c] = woven[2 * i][c];
        }
}
